"""Goes on from what was learned of real games by playing: many matches between experts under every rulebook, each
choice held against what came of it. A critic that sees every hand says what was to be expected, so that luck is
not learned. `playing.py` has the matches. Usage: learn.py START.bin OUT.bin -- WORKER...: the words that start one
`selfPlay.mjs`, without its arguments."""
import argparse, copy, json, math, os, queue, subprocess, sys, time
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
from playing import Playing
from weights import KINDS, load, save

# Deals that may wait to be learned from.
BACKLOG = 8000
CLAIMS = 6


class Critic(nn.Module):
    """What a deal will bring a seat, from everything there is to see."""
    def __init__(self, planes, d=96, blocks=5):
        super().__init__()
        conv = lambda a, b: nn.Conv1d(a, b, 3, padding=1)
        self.first = conv(planes, d)
        self.blocks = nn.ModuleList(nn.Sequential(nn.GroupNorm(8, d), nn.ReLU(), conv(d, d), nn.GroupNorm(8, d), nn.ReLU(), conv(d, d)) for _ in range(blocks))
        self.last = nn.Sequential(nn.Linear(2 * d, 256), nn.ReLU(), nn.Linear(256, 1))

    def forward(self, x):
        y = self.first(x.float() / 255)
        for block in self.blocks:
            y = y + block(y)
        return self.last(torch.cat([y.mean(2), y.amax(2)], 1))[:, 0]


def chances(out, record, R, heat):
    """Log-chances of what could be chosen, and of riichi: what the rules add, and the net's word."""
    discard, _, _, scalars = out
    at, n = R['offsets'], len(record)
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


def advantages(values, rewards, last, trace):
    """From the end of each deal backwards: what came, less what was to be expected."""
    out, ahead, following = np.zeros_like(values), 0.0, 0.0
    for i in range(len(values) - 1, -1, -1):
        if last[i]: delta, ahead = rewards[i] - values[i], 0.0
        else: delta = following - values[i]
        ahead = delta + trace * ahead
        out[i], following = ahead, values[i]
    return out


def report(results, since, names):
    by, total = {}, []
    for when, result in results:
        if when < since: continue
        # The learner sits in seats 0 and 2 of the first match, in 1 and 3 of the second.
        a, b = result['places']
        value = (a[0] + a[2] + b[1] + b[3]) / 4
        by.setdefault(names[result['rulebook']], []).append(value); total.append(value)
    line = lambda v: f'{np.mean(v):.4f} ± {1.96 * np.std(v) / math.sqrt(len(v)):.4f} in {2 * len(v)}'
    return {name: line(v) for name, v in sorted(by.items()) if len(v) > 1} | ({'all': line(total)} if len(total) > 1 else {})


class Learner:
    """Takes what was seen, asks the critic what was to be expected, and goes a small step, never far from the first net."""
    def __init__(self, options, shape, device):
        self.options, self.R, self.device = options, shape['record'], device
        self.planes = shape['features'] // KINDS
        self.cut = shape['features'] + shape['hidden'] * KINDS
        self.net, self.first = (load(path, self.planes).to(device) for path in (options.start, options.first or options.start))
        self.critic = Critic(self.planes + shape['hidden']).to(device)
        self.mean = copy.deepcopy(self.net)
        if options.state:
            state = torch.load(options.state, map_location=device)
            for name in ('net', 'mean', 'critic'): getattr(self, name).load_state_dict(state[name])
        self.steps = self.chunks = self.seen = 0
        self.until = time.time() + options.minutes * 60
        self.hidden = slice(*shape['ownDiscards'])
        self.kept = []
        self.opt = torch.optim.Adam(self.groups(), betas=(0.9, 0.99))
        self.critic_opt = torch.optim.AdamW(self.critic.parameters(), lr=1e-3, weight_decay=1e-3)

    def groups(self):
        """Steps are small numbers and move in proportion; whole numbers move by shares of one."""
        rate, parts = self.options.rate, dict(step=[], whole=[], other=[])
        for name, p in self.net.named_parameters():
            last = name.split('.')[-1]
            if last == 'whole': p.requires_grad_(self.options.whole > 0 or name.startswith('entry'))
            if p.requires_grad: parts[last if last in parts else 'other'].append(p)
        rates = dict(step=rate * 0.01, whole=max(self.options.whole, 0.02), other=rate)
        return [dict(params=parts[name], lr=rates[name], base=rates[name]) for name in parts]

    def is_ready(self):
        return self.chunks > self.options.warm or bool(self.options.state)

    def take(self, data):
        """One chunk of choices: learns from it, and says in figures how that went."""
        self.chunks += 1; self.seen += len(data); R = self.R
        record = np.ascontiguousarray(data[:, self.cut:]).view('<f4')
        x = torch.from_numpy(np.ascontiguousarray(data[:, :self.cut])).to(self.device).reshape(len(data), -1, KINDS)
        rewards, last = record[:, R['reward']].copy(), record[:, R['isLast']] == 1
        values = self.expected(x) if self.is_ready() else np.zeros_like(rewards)
        gain = advantages(values, rewards, last, self.options.trace)
        figures = dict(explained=1 - np.var(rewards - values) / np.var(rewards), spread=gain.std())
        self.kept = [*self.kept[-5:], (x, torch.from_numpy(rewards).to(self.device))]
        if self.is_ready():
            gain = torch.from_numpy((gain - gain.mean()) / gain.std()).to(self.device).float().clamp(-5, 5)
            figures |= self.go(x[:, :self.planes], torch.from_numpy(record.copy()).to(self.device), gain)
        self.teach_critic()
        return {name: round(float(value), 4) for name, value in figures.items()}

    def expected(self, x):
        with torch.no_grad(), torch.autocast(self.device, torch.bfloat16, enabled=self.device == 'cuda'):
            return torch.cat([self.critic(part) for part in x.split(16384)]).float().cpu().numpy()

    def go(self, x, record, gain):
        figures, batch = [], self.options.batch
        for _ in range(self.options.epochs):
            for part in torch.randperm(len(x), device=self.device).split(batch):
                if len(part) == batch: figures.append(self.step(x[part], record[part], gain[part]))
        return dict(zip(('pay', 'apart', 'drift', 'advice', 'ratio'), torch.tensor(figures).mean(0).tolist()))

    def step(self, x, record, gain):
        a, R = self.options, self.R
        with torch.no_grad(): before = self.first(x)
        out = self.net(x)
        (logs, lean), (first, first_lean) = (chances(said, record, R, a.heat) for said in (out, before))
        ratio = torch.exp((chosen(logs, lean, record, R) - record[:, R['logChance']]).clamp(-3, 3))
        pay = torch.minimum(ratio * gain, ratio.clamp(0.8, 1.25) * gain).mean()
        apart = divergence(logs, lean, first, first_lean, record, R).mean()
        moved, (advised, advice_moved) = drift(out, before).mean(), self.advice(x, record)
        self.opt.zero_grad(set_to_none=True); (a.near * (apart + advised) + a.hold * (moved + advice_moved) - pay).backward()
        # Of the whole numbers only those of new planes learn, unless all do.
        if a.whole <= 0: self.net.entry.whole.grad[:, :self.net.known] = 0
        for g in self.opt.param_groups: g['lr'] = g['base'] * min(1, self.steps / 30, self.left())
        self.opt.step(); self.steps += 1
        with torch.no_grad():
            for m, p in zip(self.mean.parameters(), self.net.parameters()): m.lerp_(p, max(0.005, 1 / (self.steps + 1)))
            return [float(value) for value in (pay, apart, moved, advised, ratio.std())]

    def advice(self, x, record):
        """How far the word to somebody whose own discards are hidden has gone from the first net's, by an eighth of the choices."""
        part = slice(0, max(1, len(x) // 8))
        x, record = x[part].clone(), record[part]
        x[:, self.hidden] = 0
        with torch.no_grad(): before = self.first(x)
        out = self.net(x)
        (logs, lean), (first, first_lean) = (chances(said, record, self.R, 1.0) for said in (out, before))
        return divergence(logs, lean, first, first_lean, record, self.R).mean(), drift(out, before).mean()

    def left(self):
        """Steps grow smaller in the last third of the time."""
        return max(0.02, min(1.0, (self.until - time.time()) / (self.options.minutes * 20)))

    def teach_critic(self):
        early = self.chunks < 4
        for _ in range(3 if early else 2):
            for old, goal in self.kept if early else self.kept[-3:]:
                for part in torch.randperm(len(old), device=self.device).split(self.options.batch):
                    with torch.autocast(self.device, torch.bfloat16, enabled=self.device == 'cuda'): guess = self.critic(old[part])
                    miss = F.mse_loss(guess.float(), goal[part])
                    self.critic_opt.zero_grad(set_to_none=True); miss.backward(); self.critic_opt.step()

    def keep(self):
        out, seen = self.options.out, dict(choices=self.seen, steps=self.steps)
        torch.save({name: getattr(self, name).state_dict() for name in ('net', 'mean', 'critic')}, out + '.state')
        save(self.mean, out, {**self.net.header['figures'], 'selfPlay': seen})


def gathered(samples, size, until):
    """So many choices of whole deals; None when the time is up first. What has waited too long is of an older net, and left out."""
    rows, count = [], 0
    for _ in range(samples.qsize() - BACKLOG): samples.get()
    while count < size:
        if time.time() >= until: return None
        try: rows.append(samples.get(timeout=1)); count += len(rows[-1])
        except queue.Empty: pass
    return np.concatenate(rows)


def contest(playing, learner, minutes, names):
    """The averaged net plays the first one, and nothing is learned. Matches that began before are left out."""
    playing.serve(learner.mean)
    playing.contests.value, begin = 100.0, time.time()
    while time.time() < begin + minutes * 60:
        time.sleep(1)
        drained(playing.samples)
    return report(drained(playing.results), begin + min(25, minutes * 20), names)


def drained(waiting):
    taken = []
    while not waiting.empty(): taken.append(waiting.get())
    return taken


def options(words):
    a = argparse.ArgumentParser()
    a.add_argument('start'); a.add_argument('out'); a.add_argument('--state', help='goes on from an OUT.bin.state'); a.add_argument('--first', help='the net that it stays near to and plays against; usually START')
    usual = dict(minutes=8.0, contest=2.0, workers=os.cpu_count(), tables=192, heat=0.5, seed=1, chunk=131072, batch=8192, rate=2e-4, whole=0.04, near=0.01, hold=0.05, epochs=1, trace=0.95, during=6.0, warm=2)
    for name, value in usual.items(): a.add_argument('--' + name, type=type(value), default=value)
    a.add_argument('--rules', default='wrc-2022,wdmc-2019,ema-2008,general,tenhou')
    return a.parse_args(words)


def main():
    split = sys.argv.index('--'); a, command = options(sys.argv[1:split]), sys.argv[split + 1:]
    begin = time.time(); torch.manual_seed(a.seed)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    shape = json.loads(subprocess.check_output([*command, '--shape']))
    assert shape['scalars'][0] == 'riichi' and shape['scalars'][3] == 'claim0'
    learner, names, results = Learner(a, shape, device), a.rules.split(','), []
    playing = Playing(a, shape, device, command, learner.net)
    playing.contests.value = a.during
    while (data := gathered(playing.samples, a.chunk, begin + a.minutes * 60)) is not None:
        figures = learner.take(data)
        playing.serve(learner.net)
        results += drained(playing.results)
        lately = report(results, time.time() - 120, names).get('all')
        print(f'{time.time() - begin:.0f} s, chunk {learner.chunks}, {learner.seen} choices, {playing.asked.value} questions, {learner.steps} steps', figures, 'against the first:', lately, flush=True)
        learner.keep()
    learner.keep()
    if a.contest > 0: print(json.dumps(contest(playing, learner, a.contest, names)), flush=True)
    playing.stop()


if __name__ == '__main__':
    main()
