"""Learns the expert's net from the samples that `encode.ts` writes, and saves it in the form that `engine/bots`
reads. Usage: train.py FOLDER_WITH_SAMPLES OUT.bin [--minutes M] [--channels D] [--blocks B]"""
import argparse, glob, json, struct, time, zlib
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F

KINDS, LABELS = 34, 40
# Where each label stands: see sample.ts.
CHOICE, FLAGS, KAN_KIND, DISCARDS, KANS, CLAIMS, TENPAI, DANGER, PLACE, OUTCOME, POINTS, HELD = 1, 2, 3, 4, 9, 14, 15, 16, 31, 32, 33, 35
RIICHI, MAY_RIICHI, MAY_WIN, MAY_NINE, WON, NINE = 1, 2, 4, 8, 16, 32
UNKNOWN, CLAIM_COUNT = 255, 6
# The kinds lie in a row with a gap between suits, so that a nine does not touch the next suit's one.
PLACES = torch.tensor([k + k // 9 for k in range(KINDS)])
LENGTH = 37
# What the pooled features say beside the discard: see net/outputs.ts.
SCALARS = ['riichi', 'win', 'nine', *[f'claim{i}' for i in range(CLAIM_COUNT)], 'tenpai0', 'tenpai1', 'tenpai2', 'place0', 'place1', 'place2', 'place3', 'wins', 'dealsIn', 'value']
AT = {name: i for i, name in enumerate(SCALARS)}


class Block(nn.Module):
    def __init__(self, d):
        super().__init__()
        self.a, self.b = nn.Conv2d(d, d, (1, 3), padding=(0, 1), bias=False), nn.Conv2d(d, d, (1, 3), padding=(0, 1), bias=False)
        self.na, self.nb = nn.BatchNorm2d(d), nn.BatchNorm2d(d)
        self.down, self.up = nn.Linear(d, d // 8), nn.Linear(d // 8, d)

    def forward(self, x, mask):
        y = self.nb(self.b(F.dropout(F.relu(self.na(self.a(x))), 0.1, self.training) * mask)) * mask
        # A gate made of straight lines: the same on every machine, to the last bit.
        gate = F.relu6(self.up(F.relu(self.down(y.sum((2, 3)) / KINDS))) + 3) / 6
        return F.relu(x + y * gate[:, :, None, None])


class Net(nn.Module):
    def __init__(self, planes, d, blocks):
        super().__init__()
        self.first, self.norm = nn.Conv2d(planes, d, (1, 3), padding=(0, 1), bias=False), nn.BatchNorm2d(d)
        self.blocks = nn.ModuleList(Block(d) for _ in range(blocks))
        self.kinds = nn.Conv2d(d, 5, 1)  # discard, kan, danger from the right, across, left
        self.pool = nn.Linear(d, 256)
        self.scalars, self.discard, self.bias = nn.Linear(256, len(SCALARS)), nn.Linear(256, KINDS), nn.Linear(256, 4)
        mask = torch.zeros(1, 1, 1, LENGTH)
        mask[..., PLACES] = 1
        self.register_buffer('mask', mask)
        self.register_buffer('places', PLACES)

    def forward(self, x):
        wide = torch.zeros(x.shape[0], x.shape[1], 1, LENGTH, dtype=x.dtype, device=x.device).to(memory_format=torch.channels_last)
        wide[:, :, 0, self.places] = x
        y = F.relu(self.norm(self.first(wide))) * self.mask
        for block in self.blocks:
            y = block(y, self.mask)
        kinds = self.kinds(y)[:, :, 0, self.places]
        pooled = F.dropout(F.relu(self.pool(y.sum((2, 3)) / KINDS)), 0.2, self.training)
        bias = self.bias(pooled)
        return kinds[:, 0] + self.discard(pooled), kinds[:, 1] + bias[:, :1], kinds[:, 2:] + bias[:, 1:, None], self.scalars(pooled)


def bits(labels, at, count=5, width=KINDS):
    raw = labels[:, at:at + count, None].long() >> torch.arange(8, device=labels.device)
    return (raw & 1).reshape(len(labels), -1)[:, :width]


def read(rows, planes):
    """Features from 0 to 1, and the labels by name."""
    x = rows[:, :planes * KINDS].reshape(-1, planes, KINDS)
    l = rows[:, planes * KINDS:]
    flags, choice, claim = l[:, FLAGS].long(), l[:, CHOICE].long(), l[:, 0] == 1
    danger = torch.stack([bits(l, DANGER + 5 * i) for i in range(3)], 1)
    return x, dict(
        claim=claim, choice=choice, flags=flags, discards=bits(l, DISCARDS), kans=bits(l, KANS), kan=l[:, KAN_KIND].long(), claims=bits(l, CLAIMS, 1, CLAIM_COUNT),
        tenpai=bits(l, TENPAI, 1, 3), danger=danger, place=l[:, PLACE].long(), outcome=l[:, OUTCOME].long(), points=l[:, POINTS].float() + 256 * l[:, POINTS + 1].float())


def permute(x, y, swaps):
    """Suits are alike, and so are low and high ranks: learn from a permutation of them."""
    dev = x.device
    ranks, turned = torch.arange(9, device=dev), torch.rand(()) < 0.5
    if turned:
        ranks, x, y = ranks.flip(0), x[:, swaps], dict(y)
        flipped = torch.tensor([0, 3, 2, 1, 4, 5], device=dev)
        y['claims'] = y['claims'][:, flipped]
        y['choice'] = torch.where(y['claim'] & (y['choice'] < CLAIM_COUNT), flipped[y['choice'].clamp(max=CLAIM_COUNT - 1)], y['choice'])
    order = torch.cat([ranks + 9 * s for s in torch.randperm(3, device=dev)] + [torch.arange(27, 34, device=dev)])
    inverse = torch.argsort(order)
    moved = dict(y)
    for name in ('discards', 'kans', 'danger'):
        moved[name] = y[name][..., order]
    turn = (~y['claim']) & (y['choice'] < KINDS)
    moved['choice'] = torch.where(turn, inverse[y['choice'].clamp(max=KINDS - 1)], y['choice'])
    moved['kan'] = torch.where(y['kan'] < KINDS, inverse[y['kan'].clamp(max=KINDS - 1)], y['kan'])
    return x[..., order], moved


def masks(y):
    f = y['flags']
    return dict(
        discard=(~y['claim']) & (y['choice'] < KINDS) & (y['discards'].sum(1) > 1), claim=y['claim'] & (y['choice'] < CLAIM_COUNT) & (y['claims'].sum(1) > 1),
        riichi=(~y['claim']) & (f & MAY_RIICHI > 0) & (y['choice'] < KINDS), win=f & MAY_WIN > 0, nine=f & MAY_NINE > 0, kan=(~y['claim']) & (y['kans'].sum(1) > 0) & (f & WON == 0), turn=~y['claim'])


def mean(values, mask):
    return (values * mask).sum() / mask.sum().clamp(min=1)


def losses(out, y):
    discard, kan, danger, s = (o.float() for o in out)
    m, f = masks(y), y['flags']
    bce = lambda name, target: F.binary_cross_entropy_with_logits(s[:, AT[name]], target.float(), reduction='none')
    claims = s[:, AT['claim0']:AT['claim0'] + CLAIM_COUNT].masked_fill(y['claims'] == 0, -1e9)
    kan_target = F.one_hot(y['kan'].clamp(max=KINDS), KINDS + 1)[:, :KINDS] * (y['choice'] == KINDS)[:, None]
    kan_loss = F.binary_cross_entropy_with_logits(kan, kan_target.float(), reduction='none') * y['kans']
    tenpai = F.binary_cross_entropy_with_logits(s[:, AT['tenpai0']:AT['tenpai0'] + 3], y['tenpai'].float(), reduction='none').mean(1)
    danger_loss = F.binary_cross_entropy_with_logits(danger, y['danger'].float(), reduction='none').mean((1, 2))
    won = y['outcome'] == 1
    return dict(
        discard=mean(F.cross_entropy(discard.masked_fill(y['discards'] == 0, -1e9), y['choice'].clamp(max=KINDS - 1), reduction='none'), m['discard']),
        claim=mean(F.cross_entropy(claims, y['claims'].argmax(1).where(~m['claim'], y['choice'].clamp(max=5)), reduction='none'), m['claim']),
        riichi=mean(bce('riichi', f & RIICHI > 0), m['riichi']), win=mean(bce('win', f & WON > 0), m['win']), nine=mean(bce('nine', f & NINE > 0), m['nine']),
        kan=mean(kan_loss.sum(1), m['kan']), danger=mean(danger_loss, m['turn']), tenpai=mean(tenpai, m['turn']),
        place=F.cross_entropy(s[:, AT['place0']:AT['place0'] + 4], y['place']), wins=bce('wins', won).mean(), dealsIn=bce('dealsIn', y['outcome'] == 2).mean(),
        value=mean((s[:, AT['value']] - torch.log(y['points'].clamp(min=1))).square(), won))


# Rare choices weigh little: they would be learned by heart.
WEIGHTS = dict(discard=1, claim=0.7, riichi=0.12, win=0.03, nine=0.005, kan=0.04, danger=12, tenpai=0.3, place=0.1, wins=0.2, dealsIn=0.2, value=0.05)


def measure(net, rows, planes):
    """Agreement and calibration on games that were never shown."""
    net.eval()
    n, parts = {}, {}
    def count(name, right, of):
        n[name] = n.get(name, 0) + right.sum().item(); n[name + '_n'] = n.get(name + '_n', 0) + of.sum().item()
    reliability = torch.zeros(12, 3)
    edges = torch.tensor([0, .002, .005, .01, .02, .03, .05, .08, .12, .18, .25, .4], device=rows.device)
    with torch.no_grad(), torch.autocast('cuda', torch.bfloat16, enabled=next(net.parameters()).dtype == torch.float32):
        for i in range(0, len(rows), 16384):
            x, y = read(rows[i:i + 16384], planes)
            out = net(x.to(torch.bfloat16) / 255)
            discard, kan, danger, s = (o.float() for o in out)
            m, f = masks(y), y['flags']
            top = discard.masked_fill(y['discards'] == 0, -1e9).topk(3, -1).indices
            for k in (1, 2, 3):
                count(f'discard_top{k}', (top[:, :k] == y['choice'][:, None]).any(1) & m['discard'], m['discard'])
            guess = s[:, AT['claim0']:AT['claim0'] + 6].masked_fill(y['claims'] == 0, -1e9).argmax(1)
            count('claim', (guess == y['choice']) & m['claim'], m['claim']); count('claim_base', (y['choice'] == 0) & m['claim'], m['claim'])
            called = m['claim'] & (y['choice'] > 0); count('call_recall', (guess == y['choice']) & called, called)
            guessed = m['claim'] & (guess > 0); count('call_precision', (guess == y['choice']) & guessed, guessed)
            for name, flag, mask in (('riichi', RIICHI, m['riichi']), ('win', WON, m['win']), ('nine', NINE, m['nine'])):
                done = f & flag > 0; said = s[:, AT[name]] > 0
                count(name, (said == done) & mask, mask); count(name + '_base', done & mask, mask)
            any_kan = (kan.masked_fill(y['kans'] == 0, -1e9) > 0).any(1); did = y['choice'] == KINDS
            count('kan', (any_kan == did) & m['kan'], m['kan']); count('kan_base', did & m['kan'], m['kan'])
            # The risk of the tile that was discarded, against whether somebody could have won on it.
            risk = 1 - (1 - torch.sigmoid(danger)).prod(1); hit = (y['danger'].sum(1) > 0).float()
            held = (y['discards'] > 0) & m['turn'][:, None]
            r, h = risk[held], hit[held]
            where = torch.bucketize(r, edges, right=True) - 1
            for b in range(12):
                pick = where == b; reliability[b] += torch.tensor([pick.sum().item(), r[pick].sum().item(), h[pick].sum().item()])
            for name, value in losses(out, y).items(): parts[name] = parts.get(name, 0) + value.item() * len(x) / len(rows)
    net.train()
    figures = {k: round(n[k] / max(1, n[k + '_n']), 4) for k in n if not k.endswith('_n')}
    table = [dict(n=int(a), said=round((b / a).item(), 4), was=round((c / a).item(), 4)) for a, b, c in reliability if a > 0]
    return dict(**figures, counts={k: n[k] for k in n if k.endswith('_n')}, losses={k: round(v, 4) for k, v in parts.items()}, danger=table)


def folded(conv, norm):
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return conv.weight[:, :, 0] * scale[:, None, None], norm.bias - norm.running_mean * scale


def quantised(weight):
    step = weight.abs().amax((1, 2)).clamp(min=1e-8) / 127
    return torch.round(weight / step[:, None, None]).clamp(-127, 127), step


def save(net, path, planes, d, blocks, figures):
    """Convolutions as whole numbers with one step per channel, [out][tap][in], inputs padded to eights; the rest as 32-bit floats."""
    payload = bytearray()
    floats = lambda t: payload.extend(t.detach().float().cpu().contiguous().numpy().astype('<f4').tobytes())
    def conv(c, n):
        weight, bias = folded(c, n)
        q, step = quantised(weight.detach().float())
        q = F.pad(q.permute(0, 2, 1), (0, -q.shape[1] % 8))
        payload.extend(q.to(torch.int8).cpu().contiguous().numpy().tobytes())
        floats(step); floats(bias)
    conv(net.first, net.norm)
    for b in net.blocks:
        conv(b.a, b.na); conv(b.b, b.nb)
        for layer in (b.down, b.up): floats(layer.weight); floats(layer.bias)
    floats(net.kinds.weight[:, :, 0, 0]); floats(net.kinds.bias)
    for layer in (net.pool, net.scalars, net.discard, net.bias): floats(layer.weight); floats(layer.bias)
    header = json.dumps(dict(version=1, planes=planes, channels=d, blocks=blocks, pooled=256, scalars=SCALARS, crc32=zlib.crc32(payload), figures=figures)).encode()
    header += b' ' * (-(len(header) + 8) % 16)
    with open(path, 'wb') as f:
        f.write(b'HNET' + struct.pack('<I', len(header)) + header + bytes(payload))


def main():
    a = argparse.ArgumentParser(); a.add_argument('folder'); a.add_argument('out'); a.add_argument('--minutes', type=float, default=8); a.add_argument('--channels', type=int, default=96); a.add_argument('--blocks', type=int, default=8); a.add_argument('--batch', type=int, default=4096)
    a.add_argument('--rate', type=float, default=2e-3)
    a = a.parse_args(); start = time.time(); torch.manual_seed(1); torch.backends.cuda.matmul.allow_tf32 = True; torch.backends.cudnn.benchmark = True
    size = json.load(open(f'{a.folder}/shape.json')); planes = size['planes']; swaps = torch.tensor(size['swaps']).cuda(); width = planes * KINDS + LABELS
    rows = [torch.from_numpy(np.fromfile(f, np.uint8).reshape(-1, width)).cuda() for f in sorted(glob.glob(f'{a.folder}/*.bin'))]
    rows = torch.cat(rows); held = rows[:, planes * KINDS + HELD] == 1
    test, train = rows[held], rows[~held]; del rows
    print('samples', len(train), 'held out', len(test), 'planes', planes, 'read in', round(time.time() - start), flush=True)
    net = Net(planes, a.channels, a.blocks).cuda().to(memory_format=torch.channels_last); print('parameters', sum(p.numel() for p in net.parameters()), flush=True)
    opt = torch.optim.AdamW(net.parameters(), lr=a.rate, weight_decay=0.1); step = 0; begin = time.time(); passes = 0; share = 0
    while share < 1:
        order = torch.randperm(len(train), device='cuda')
        for i in range(0, len(order) - a.batch + 1, a.batch):
            share = (time.time() - begin) / (a.minutes * 60)
            if share >= 1: break
            for g in opt.param_groups: g['lr'] = a.rate * min(1, step / 400) * (1 - share) ** 0.9 + 1e-6
            x, y = permute(*read(train[order[i:i + a.batch]], planes), swaps)
            with torch.autocast('cuda', torch.bfloat16): out = net((x.to(torch.bfloat16) / 255))
            parts = losses(out, y); loss = sum(WEIGHTS[k] * v for k, v in parts.items())
            opt.zero_grad(set_to_none=True); loss.backward(); opt.step(); step += 1
            if step % 500 == 0: torch.cuda.synchronize()
        passes += 1
        if passes % 3 == 1: 
            f = measure(net, test[:60000], planes); print(f'pass {passes} step {step} {time.time() - begin:.0f} s', {k: f[k] for k in ('discard_top1', 'claim', 'riichi', 'kan')}, f['losses'], flush=True)
    figures = measure(net, test, planes); print(json.dumps(figures), flush=True)
    figures['passes'] = passes; figures['samples'] = len(train); figures['heldOut'] = len(test)
    save(net, a.out, planes, a.channels, a.blocks, figures); torch.save(net.state_dict(), a.out + '.pt'); print('saved after', round(time.time() - start), 's')


if __name__ == '__main__':
    main()
