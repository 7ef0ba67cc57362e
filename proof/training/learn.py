"""Goes on from what was learned of real games by playing. In rounds: experts play many matches under every rulebook,
each choice is held against what its deal brought, and the last block and the heads go a step that way; deals that
nothing was learned from say what it gains. `playing.py` has the matches. Usage: learn.py START.bin OUT.bin -- WORKER...:
the words that start one `selfPlay.mjs`, without its arguments."""
import argparse, copy, json, math, os, subprocess, sys, threading, time
import numpy as np, torch
from choices import chances, chosen, divergence, drift, first_choices, ways
from playing import Playing
from weights import KINDS, Top, load, save

# Rows that go to the card together, and rows that are looked at together without learning.
TOGETHER, LOOKED = 16384, 32768
# One deal in ten is kept for judging.
HELD = 10


class Store:
    """Choices as the last block sees them, with their records, on the card."""
    def __init__(self, size, net, shape, device):
        self.kept = torch.empty(size, net.header['channels'], KINDS, dtype=torch.half, device=device)
        self.record = torch.empty(size, shape['record']['size'], device=device)
        self.deal = torch.empty(size, dtype=torch.long, device=device)
        self.net, self.features, self.device = net, shape['features'], device
        self.size, self.count, self.deals = size, 0, 0

    def add(self, rows):
        """Whole deals, each as the rows of its choices. False when they have no room."""
        deals = np.concatenate([np.full(len(one), self.deals + i) for i, one in enumerate(rows)])
        rows, self.deals = np.concatenate(rows), self.deals + len(rows)
        if self.count + len(rows) > self.size: return False
        to = slice(self.count, self.count + len(rows))
        x = torch.from_numpy(np.ascontiguousarray(rows[:, :self.features])).to(self.device)
        with torch.no_grad():
            self.kept[to] = torch.cat([self.net.below(part) for part in x.reshape(len(rows), -1, KINDS).split(TOGETHER)]).half()
        self.record[to] = torch.from_numpy(np.ascontiguousarray(rows[:, self.features:]).view('<f4').copy()).to(self.device)
        self.deal[to] = torch.from_numpy(deals).to(self.device)
        self.count += len(rows)
        return True

    def parts(self):
        """What is learned from, and what is judged by."""
        held = self.deal[:self.count] % HELD == 0
        return torch.nonzero(~held)[:, 0], torch.nonzero(held)[:, 0]


class Judge:
    """Says of two nets what deals that nothing was learned from say: a gain in places a seat and ten deals, with its error."""
    def __init__(self, store, first, R, options):
        self.store, self.first, self.R, self.heat = store, first, R, options.heat
        self.names, self.index = options.rules.split(','), store.parts()[1]
        self.usual = store.count / store.deals / 4 * 10

    def of(self, top):
        said = [self.part(top, rows) for rows in self.index.split(LOOKED)]
        drawn, firsts, changed, apart = map(torch.cat, zip(*said))
        book = self.store.record[self.index, self.R['rulebook']]
        by = {name: self.line(firsts, book == i) for i, name in enumerate(self.names)}
        return dict(drawn=self.line(drawn), firsts=self.line(firsts), changed=round(float(changed.mean()), 4), apart=round(float(apart.mean()), 4), by=by)

    def part(self, top, rows):
        record, kept, R = self.store.record[rows], self.store.kept[rows], self.R
        with torch.no_grad(): new, old = (chances(net(kept), record, R, self.heat) for net in (top, self.first))
        came = record[:, R['reward']]
        share = lambda one: torch.exp((chosen(*one, record, R) - record[:, R['logChance']]).clamp(-3, 3))
        return (share(new) - share(old)) * came, *first_choices(came, new, old, record, R), divergence(*new, *old, record, R)

    def line(self, values, where=None):
        """Choices of a deal go together: the error is that of deals."""
        where = torch.ones_like(values, dtype=torch.bool) if where is None else where
        sums = torch.zeros(self.store.deals, device=values.device, dtype=torch.double).index_add_(0, self.store.deal[self.index][where], values[where].double())
        count = max(1, int(where.sum())) / self.usual
        return [round(float(sums.sum()) / count, 4), round(float(sums.square().sum().sqrt()) / count, 4)]

    def ways(self):
        """In which simple directions the first net errs as a whole: the slope over its error, and the step to the best."""
        sums = {}
        for rows in torch.arange(self.store.count, device=self.store.device).split(LOOKED):
            record = self.store.record[rows]
            with torch.no_grad(): out = self.first(self.store.kept[rows])
            logs, lean = chances(out, record, self.R, self.heat)
            p, came, pick = logs.exp(), record[:, self.R['reward']], record[:, self.R['chosen']].long()[:, None]
            found = [(name, what.gather(1, pick)[:, 0] - (p * what).sum(1), (p * (what - (p * what).sum(1, True)).square()).sum(1), where) for name, what, where in ways(out, logs, lean, record, self.R)]
            share = torch.sigmoid(lean)
            found.append(('riichi', record[:, self.R['riichi']] - share, share * (1 - share), record[:, self.R['mayRiichi']] == 1))
            for name, apart, spread, where in found:
                sums[name] = sums.get(name, 0) + torch.stack([(apart * came)[where].sum(), (apart * came)[where].square().sum(), spread[where].sum()]).double()
        return {name: dict(slope=round(float(g / v.sqrt()), 1), step=round(float(g / s), 3)) for name, (g, v, s) in sums.items()}


def fitted(start, first, store, R, a, near):
    """Steps by clipped shares, with a price on going from the first net. The average of the later steps is kept."""
    top, rows = copy.deepcopy(start), store.parts()[0]
    groups = list(top.learning(a.deep, a.rate))
    optimiser = torch.optim.Adam(groups, betas=(0.9, 0.99))
    mean, steps, total = copy.deepcopy(top), 0, a.epochs * (len(rows) // a.batch)
    scale = store.record[:store.count, R['reward']].std()
    for part in (part for _ in range(a.epochs) for part in rows[torch.randperm(len(rows), device=rows.device)].split(a.batch) if len(part) == a.batch):
        record, kept = store.record[part], store.kept[part]
        with torch.no_grad(): before = first(kept)
        out = top(kept)
        new, old = (chances(said, record, R, a.heat) for said in (out, before))
        ratio = torch.exp((chosen(*new, record, R) - record[:, R['logChance']]).clamp(-3, 3))
        gain = (record[:, R['reward']] / scale).clamp(-5, 5)
        pay = torch.minimum(ratio * gain, ratio.clamp(1 - a.clip, 1 + a.clip) * gain).mean()
        price = near * divergence(*new, *old, record, R).mean() + a.hold * drift(out, before).mean()
        optimiser.zero_grad(set_to_none=True); (price - pay).backward()
        for group, one in zip(optimiser.param_groups, groups): group['lr'] = one['base'] * min(1, (steps + 1) / 20, max(0.02, (total - steps) / (0.5 * total)))
        optimiser.step(); steps += 1
        with torch.no_grad():
            for m, p in zip(mean.parameters(), top.parameters()): m.lerp_(p, 1 / max(1, steps - 0.6 * total))
    return mean


def gather(came, store, until, least):
    """Takes what the matches bring until the time is up or there is no room."""
    while time.time() < until:
        if sum(map(len, came[:4096])) < least: time.sleep(0.05); continue
        taken, came[:] = came[:], []
        if not store.add(taken): return


def report(results, since, names):
    by, total = {}, []
    for when, result in results:
        if when < since: continue
        # The learner sits in seats 0 and 2 of the first match, in 1 and 3 of the second.
        a, b = result['places']
        value = (a[0] + a[2] + b[1] + b[3]) / 4
        by.setdefault(names[result['rulebook']], []).append(value); total.append(value)
    line = lambda v: f'{np.mean(v):.4f} ± {np.std(v) / math.sqrt(len(v)):.4f} in {2 * len(v)}'
    return {name: line(v) for name, v in sorted(by.items()) if len(v) > 1} | ({'all': line(total)} if len(total) > 1 else {})


def listening(queue):
    """A list that grows by what comes. Who only looks now and then lets it pile up at the other end."""
    came = []
    def listen():
        while True: came.append(queue.get())
    threading.Thread(target=listen, daemon=True).start()
    return came


def options(words):
    a = argparse.ArgumentParser()
    a.add_argument('start'); a.add_argument('out'); a.add_argument('--first', help='the net that it stays near to and plays against; usually START')
    usual = dict(minutes='5,5,5', contest=2.0, during=6.0, workers=os.cpu_count(), tables=192, heat=0.5, seed=1, room=16_000_000, least=TOGETHER, batch=TOGETHER, rate=2e-3, nears='0.05,0.005', hold=0.05, clip=0.3, epochs=2)
    for name, value in usual.items(): a.add_argument('--' + name, type=type(value), default=value)
    a.add_argument('--deep', choices=('heads', 'block'), default='heads')
    a.add_argument('--rules', default='wrc-2022,wdmc-2019,ema-2008,general,tenhou')
    return a.parse_args(words)


def main():
    split = sys.argv.index('--'); a, command = options(sys.argv[1:split]), sys.argv[split + 1:]
    begin = time.time(); torch.manual_seed(a.seed)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    shape = json.loads(subprocess.check_output([*command, '--shape']))
    assert shape['scalars'][0] == 'riichi' and shape['scalars'][3] == 'claim0'
    tell = lambda *words: print(f'{time.time() - begin:.0f} s', *words, flush=True)
    net, R, names = load(a.start).to(device), shape['record'], a.rules.split(',')
    first, top = Top(load(a.first or a.start)).to(device).requires_grad_(False), Top(net).to(device)
    playing = Playing(a, shape, device, command, net)
    came, results, store = listening(playing.samples), listening(playing.results), Store(a.room, net, shape, device)
    rounds = [float(one) for one in a.minutes.split(',')]
    for number, minutes in enumerate([*rounds, a.contest]):
        # In the last round nothing is learned: all matches are contests.
        last, since = number == len(rounds), time.time()
        playing.contests.value = 100.0 if last else a.during
        gather(came, store, since + minutes * 60, a.least)
        tell('round', number, store.count, 'choices', store.deals, 'deals', playing.asked.value, 'questions; against the first:', json.dumps(report(results, since + min(25, minutes * 20), names)))
        if last or store.count == 0: break
        judge = Judge(store, first, R, a)
        if number == 0: tell(json.dumps(judge.ways()))
        fits = [fitted(top, first, store, R, a, float(near)) for near in a.nears.split(',')]
        said = [judge.of(one) for one in fits]
        for near, one in zip(a.nears.split(','), said): tell(near, json.dumps(one))
        top = fits[max(range(len(fits)), key=lambda i: said[i]['drawn'][0] + said[i]['firsts'][0])]
        top.put_into(net); playing.serve(net)
        save(net, a.out, {**net.header['figures'], 'selfPlay': dict(choices=store.count, round=number)})
    playing.stop()


if __name__ == '__main__':
    main()
