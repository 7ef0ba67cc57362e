"""The expert's weights as a net that can go on learning: convolutions stay the whole numbers that they are, and what
is learned lies in their steps and biases, in the gates and in the heads. Read from and saved
in the form of `engine/bots`, so that nothing is lost in between."""
import copy, json, struct, zlib
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F

KINDS, LENGTH, KIND_OUTPUTS = 34, 37, 5
# The kinds lie in a row with a gap between suits, so that a nine does not touch the next suit's one.
PLACES = torch.tensor([k + k // 9 for k in range(KINDS)])


def rounded(x):
    """Whole numbers forward, as if they were not rounded backward."""
    return x + (torch.round(x) - x).detach()


class Convolution(nn.Module):
    def __init__(self, whole, step, bias):
        super().__init__()
        self.whole, self.step, self.bias = nn.Parameter(whole), nn.Parameter(step), nn.Parameter(bias)

    def forward(self, x):
        weight = rounded(self.whole).clamp(-127, 127) * self.step[:, None, None]
        return F.conv1d(x, weight, self.bias, padding=1)


class Block(nn.Module):
    def __init__(self, first, second, down, up):
        super().__init__()
        self.first, self.second, self.down, self.up = first, second, down, up

    def forward(self, x, mask):
        y = self.second(F.relu(self.first(x)) * mask) * mask
        gate = F.relu6(self.up(F.relu(self.down(y.sum(2) / KINDS))) + 3) / 6
        return F.relu(x + y * gate[:, :, None])


class Net(nn.Module):
    def __init__(self, header, read):
        super().__init__()
        self.header, d = header, header['channels']
        self.entry = read.convolution(header['planes'], d)
        self.blocks = nn.ModuleList()
        for _ in range(header['blocks']):
            first, second = read.convolution(d, d), read.convolution(d, d)
            self.blocks.append(Block(first, second, read.layer(d, d // 8), read.layer(d // 8, d)))
        self.kinds, self.pool = read.layer(d, KIND_OUTPUTS), read.layer(d, header['pooled'])
        self.scalars, self.discard, self.bias = (read.layer(header['pooled'], n) for n in (len(header['scalars']), KINDS, 4))
        mask = torch.zeros(1, 1, LENGTH)
        mask[..., PLACES] = 1
        self.register_buffer('mask', mask)
        self.register_buffer('places', PLACES)

    def forward(self, x):
        """Bytes [n, planes, 34] to discard, kan, danger and scalars, each a row of numbers."""
        return self.said(self.blocks[-1](self.lower(x), self.mask))

    def below(self, x):
        """What the last block is given, by kinds."""
        return self.lower(x)[:, :, self.places]

    def lower(self, x):
        y = F.relu(self.entry(spread(x.float() / 255, self.places))) * self.mask
        for block in self.blocks[:-1]:
            y = block(y, self.mask)
        return y

    def said(self, y):
        pooled = F.relu(self.pool(y.sum(2) / KINDS))
        kinds, bias = self.kinds(y[:, :, self.places].transpose(1, 2)), self.bias(pooled)
        danger = (kinds[:, :, 2:] + bias[:, None, 1:]).transpose(1, 2).flatten(1)
        return kinds[:, :, 0] + self.discard(pooled), kinds[:, :, 1] + bias[:, :1], danger, self.scalars(pooled)


class Top(nn.Module):
    """The last block and the heads: what may learn by playing."""
    HEADS = ('kinds', 'pool', 'scalars', 'discard', 'bias')
    said = Net.said

    def __init__(self, net):
        super().__init__()
        self.block = copy.deepcopy(net.blocks[-1])
        for name in self.HEADS: setattr(self, name, copy.deepcopy(getattr(net, name)))
        self.register_buffer('mask', net.mask.clone())
        self.register_buffer('places', net.places.clone())

    def forward(self, below):
        return self.said(self.block(spread(below.float(), self.places), self.mask))

    def learning(self, deep, rate):
        """Steps are small numbers and move in proportion; whole numbers move by shares of one."""
        free = {'heads': ('kinds', 'scalars', 'discard'), 'block': (*self.HEADS, 'block')}[deep]
        for name, p in self.named_parameters():
            p.requires_grad_(name.split('.')[0] in free)
            if not p.requires_grad: continue
            base = rate * {'step': 0.01, 'whole': 30}.get(name.split('.')[-1], 1)
            yield dict(params=[p], lr=base, base=base)

    def put_into(self, net):
        net.blocks[-1].load_state_dict(self.block.state_dict())
        for name in self.HEADS: getattr(net, name).load_state_dict(getattr(self, name).state_dict())


def spread(kinds, places):
    """Kinds in a row with the gaps between the suits."""
    wide = torch.zeros(*kinds.shape[:2], LENGTH, device=kinds.device)
    wide[:, :, places] = kinds
    return wide


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def numbers(self, count, kind):
        size = count * np.dtype(kind).itemsize
        values = np.frombuffer(self.data, kind, count, self.at)
        self.at += size
        return torch.from_numpy(values.astype(np.float32))

    def convolution(self, inputs, outputs):
        padded = inputs + -inputs % 8
        whole = self.numbers(outputs * 3 * padded, '<i1').reshape(outputs, 3, -1)[:, :, :inputs]
        whole = whole.permute(0, 2, 1).contiguous()
        return Convolution(whole, self.numbers(outputs, '<f4'), self.numbers(outputs, '<f4'))

    def layer(self, inputs, outputs):
        layer = nn.Linear(inputs, outputs)
        layer.weight.data = self.numbers(inputs * outputs, '<f4').reshape(outputs, inputs)
        layer.bias.data = self.numbers(outputs, '<f4')
        return layer


def load(path):
    data = open(path, 'rb').read()
    size = struct.unpack('<I', data[4:8])[0]
    return Net(json.loads(data[8:8 + size]), Reader(data[8 + size:]))


def save(net, path, figures):
    payload = bytearray()
    floats = lambda t: payload.extend(t.detach().float().cpu().contiguous().numpy().astype('<f4').tobytes())
    def conv(c):
        whole = torch.round(c.whole.detach()).clamp(-127, 127).permute(0, 2, 1)
        payload.extend(F.pad(whole, (0, -whole.shape[2] % 8)).to(torch.int8).cpu().contiguous().numpy().tobytes())
        floats(c.step); floats(c.bias)
    conv(net.entry)
    for b in net.blocks:
        conv(b.first); conv(b.second)
        for layer in (b.down, b.up): floats(layer.weight); floats(layer.bias)
    for layer in (net.kinds, net.pool, net.scalars, net.discard, net.bias): floats(layer.weight); floats(layer.bias)
    header = json.dumps({**net.header, 'crc32': zlib.crc32(payload), 'figures': figures}).encode()
    header += b' ' * (-(len(header) + 8) % 16)
    with open(path, 'wb') as file:
        file.write(b'HNET' + struct.pack('<I', len(header)) + header + bytes(payload))
