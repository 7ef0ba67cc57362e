// The 65 score tests of MahjongRepository/mahjong (Python): from han and fu to limit and payments.

import type { RuleChanges } from '@hanchan/rules';
import { SEATS, type Seat, WINDS } from '@hanchan/tiles';
import { describe, test } from 'vitest';
import { expectAgreement, tenhouWith } from '../support/corpus.ts';
import * as py from '../support/mahjong-py.ts';
import { hasShared, sharedNote } from '../support/shared.ts';

const FILE = 'data/fixtures/mahjong_py_scores.jsonl';

interface ScoreTest {
  readonly test: string;
  readonly han: number;
  readonly fu: number;
  readonly config: py.Config;
  readonly expected: py.Cost;
}

const seatOf = ({ player_wind: wind }: py.Config): Seat => SEATS[wind === null ? 1 : wind - 27]!;

/** One open hand, with all simples and mixed sequences; the rules make it worth what the test wants. */
function formOf({ config }: ScoreTest): unknown {
  const seat = seatOf(config);
  return {
    closedTiles: '3455p234678s',
    winTile: '2p',
    melds: [{ type: 'chi', tiles: ['2m', '3m', '4m'], from: (seat + 3) % 4 }],
    seatWind: WINDS[seat],
    tsumo: config.is_tsumo,
    ron: !config.is_tsumo,
    from: config.is_tsumo ? null : py.discarderTo(seat),
    honba: config.tsumi_number,
    riichiSticks: config.kyoutaku_number,
  };
}

/** 26 han and more stand for two yakuman and more. */
function worthOf({ han, fu }: ScoreTest): RuleChanges {
  const units = han / 13;
  const isSeveral = units >= 2;
  return {
    'yaku.tanyao': isSeveral ? { yakuman: Math.ceil(units / 2) } : { han, open: han },
    'yaku.sanshoku_doujun': isSeveral ? { yakuman: Math.floor(units / 2) } : 'absent',
    'fu.base': Math.min(fu, 100),
    'fu.openPinfu': fu - Math.min(fu, 100),
    'fu.selfDraw': 0,
  };
}

describe.skipIf(!hasShared)(`65 scores of mahjong (Python)${sharedNote}`, () => {
  test('none differs', () => {
    expectAgreement(
      py.namedTests<ScoreTest>(FILE, 65).map(({ one, name }) => ({
        name,
        form: formOf(one),
        rules: tenhouWith({ ...py.changesOf(one.config), ...worthOf(one) }),
        expected: {
          ...(one.han < 26 ? { han: one.han, fu: one.fu } : { units: one.han / 13 }),
          ...py.paymentsOf(one.expected, one.config.is_tsumo, seatOf(one.config)),
        },
      })),
    );
  });
});
