"""What was chosen, as the net and the rules say it: chances, how far two nets are apart, and which of them gains. All
of it follows `exploring.ts`, whose records are read here."""
import torch, torch.nn.functional as F
from weights import KINDS

CLAIMS = 6


def chances(out, record, R, heat):
    """Log-chances of what could be chosen, and the lean to riichi: what the rules add, and the net's word."""
    discard, _, _, scalars = out
    at = R['offsets']
    claim = record[:, R['isClaim']] == 1
    turn = record[:, at:at + KINDS] + discard
    legal = record[:, R['mask']:R['mask'] + CLAIMS] == 1
    # A turn has no mask of claims: pass and the first call stand in, and are not used.
    legal = torch.where(claim[:, None], legal, torch.tensor([1, 1, 0, 0, 0, 0], device=record.device) == 1)
    logs = F.log_softmax(scalars[:, 3:3 + CLAIMS].masked_fill(~legal, -1e9), 1)
    calling = torch.log((1 - logs[:, 0].exp()).clamp(min=1e-6))
    likeliest = logs[:, 1:].amax(1)
    worth = torch.cat([logs[:, :1], (calling - likeliest)[:, None] + logs[:, 1:].clamp(min=-1e8)], 1)
    worth = F.pad(record[:, at:at + CLAIMS] + worth, (0, KINDS - CLAIMS), value=-1e9)
    z = torch.where(claim[:, None], worth, turn).clamp(min=-1e9)
    return F.log_softmax(z / heat, 1), scalars[:, 0] / heat


def chosen(logs, lean, record, R):
    pick = logs.gather(1, record[:, R['chosen']].long()[:, None])[:, 0]
    sign = record[:, R['riichi']] * 2 - 1
    return pick + torch.where(record[:, R['mayRiichi']] == 1, F.logsigmoid(lean * sign), 0.0)


def divergence(logs, lean, before, before_lean, record, R):
    """How far the new choice has gone from the first one."""
    apart = (before.exp() * (before - logs)).masked_fill(before < -50, 0).sum(1)
    p = torch.sigmoid(before_lean)
    riichi = p * (F.logsigmoid(before_lean) - F.logsigmoid(lean)) + (1 - p) * (F.logsigmoid(-before_lean) - F.logsigmoid(-lean))
    return apart + torch.where(record[:, R['mayRiichi']] == 1, riichi, 0.0)


def others(out):
    """What is said beside the choices: kan, danger, win, nine terminals, and who is tenpai."""
    _, kan, danger, scalars = out
    return torch.cat([kan, danger, scalars[:, 1:3], scalars[:, 9:12]], 1)


def drift(out, before):
    """How far that has gone from what the first net says. Nothing here teaches it anew, so it is to stay."""
    odds, first = others(out), others(before)
    goal = torch.sigmoid(first)
    return (F.binary_cross_entropy_with_logits(odds, goal, reduction='none') - F.binary_cross_entropy_with_logits(first, goal, reduction='none')).sum(1)


def first_choices(said, new, old, record, R):
    """Where another first choice was made, what it brought by the chance that it was tried with: without bias for players
    who always take their first choice."""
    (logs, lean), (before, before_lean) = new, old
    may = record[:, R['mayRiichi']] == 1
    pick, declared = record[:, R['chosen']].long(), record[:, R['riichi']] == 1
    took = lambda tile, l: ((pick == tile) & (~may | (declared == (l > 0)))).float()
    tile, first = logs.argmax(1), before.argmax(1)
    differs = (tile != first) | (may & ((lean > 0) != (before_lean > 0)))
    weight = torch.exp(-record[:, R['logChance']]).clamp(max=40)
    return (took(tile, lean) - took(first, before_lean)) * weight * said * differs, differs.float()


def ways(out, logs, lean, record, R):
    """Simple directions in which a player could change as a whole: name, what each choice has of it, where it is asked."""
    claim, may = record[:, R['isClaim']] == 1, record[:, R['mayRiichi']] == 1
    danger = torch.sigmoid(out[2]).reshape(len(record), 3, KINDS).sum(1)
    at, kinds = R['offsets'], torch.arange(KINDS, device=record.device)
    rules = record[:, at:at + KINDS].clamp(min=-20).masked_fill(logs < -14, 0)
    rules = rules.masked_fill(claim[:, None] & (kinds >= CLAIMS), 0)
    calls = (kinds > 0).float().expand_as(logs)
    honours = (kinds >= 27).float().expand_as(logs)
    risky = danger.amax(1) > 0.15
    sharp = logs.clamp(min=-8)
    return [('calls', calls, claim), ('rules in calls', rules, claim), ('sharper calls', sharp, claim), ('dangerous tiles', danger, ~claim & ~risky),
            ('… where it is dangerous', danger, ~claim & risky), ('rules in discards', rules, ~claim), ('honours', honours, ~claim), ('sharper discards', sharp, ~claim)]
