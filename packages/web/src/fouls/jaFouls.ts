// Offences in Japanese, by their ids in the rulebooks' lists: what each is called, and what else people call it.

export interface JapaneseFoul {
  readonly title: string;
  /** For a search; kana and kanji of either way to write it. */
  readonly words: string;
}

const foul = (title: string, words: string): JapaneseFoul => ({ title, words });

export const jaFouls: Readonly<Record<string, JapaneseFoul>> = {
  dealError: foul('配牌の間違い', '配牌 はいぱい サイコロ 山 洗牌'),
  tileCount: foul('少牌・多牌', 'しょうはい ターハイ たーはい 枚数 多い 少ない'),
  wrongDraw: foul('違う山や場所からのツモ', '自摸 つも 誤ツモ 山 順番'),
  wrongDrawKnown: foul('誤ツモ（牌がまだ分かる）', '自摸 つも 先ヅモ 順番 山'),
  wrongDrawUnknown: foul('誤ツモ（手牌に混ざった）', '自摸 つも 先ヅモ 順番 山'),
  resetHand: foul('局を続けられない', '山 崩す 崩れた 倒した やり直し'),
  buildingWall: foul('山を積む間に牌を倒した', '山 崩す 洗牌 積む 見えた'),
  exposedFew: foul('牌を少し倒した', '見せ牌 崩す 見えた 落とした'),
  exposedDeadWall: foul('王牌を倒した', 'ワンパイ わんぱい 王牌 崩す 見えた 嶺上'),
  exposedDeadWallMany: foul('王牌を多く倒した', 'ワンパイ わんぱい 王牌 崩す 見えた 嶺上'),
  exposedOwn: foul('自分の手牌を多く倒した', '見せ牌 手牌 崩す 見えた'),
  exposedOthers: foul('他家の手牌を見せた', '手牌 崩す 見えた 相手 他人'),
  exposedOthersMany: foul('他家の手牌を多く倒した', '手牌 崩す 見えた 相手 他人'),
  uraPeek: foul('裏ドラを先に見た', 'うらどら ウラドラ 表示牌 のぞく めくる'),
  handPeek: foul('他家の手牌をわざと見た', 'のぞく 覗く 相手 手牌'),
  changedCall: foul('発声を変えた', 'ポン チー カン 言い直し 鳴き'),
  emptyCall: foul(
    '空鳴き（鳴けない発声）',
    '空ポン 空チー からぽん からちー 発声 取り消し 誤ポン 誤チー',
  ),
  emptyKan: foul('空カン（暗槓の誤発声）', '暗槓 あんかん カン 取り消し 槓'),
  emptyRiichi: foul('空リーチ（リーチの誤発声）', '立直 りーち 取り消し'),
  emptyWin: foul('誤和了', '誤ロン 誤ツモ チョンボ 錯和 フリテン 振聴 役なし ロン ツモ'),
  falseWin: foul(
    '誤和了（手牌を見せた）',
    '誤ロン 誤ツモ チョンボ 錯和 フリテン 振聴 役なし ロン ツモ',
  ),
  falseWinHidden: foul(
    '誤和了（手牌を見せていない）',
    '誤ロン 誤ツモ 空ロン フリテン 振聴 ロン ツモ',
  ),
  riichiCall: foul('リーチ後の鳴き', '立直 りーち ポン チー カン 副露'),
  deadCallUnaware: foul('宣告前のアガリ放棄の手で鳴いた', '和了放棄 あがりほうき ポン チー'),
  deadHandCall: foul('アガリ放棄の手で鳴いた', '和了放棄 あがりほうき ポン チー カン'),
  deadHandWin: foul('アガリ放棄の手で和了した', '和了放棄 あがりほうき ロン ツモ'),
  confusingCall: foul('紛らわしい発声・違う言葉の発声', '用語 外国語 発声 ポン チー'),
  wrongCall: foul('誤った発声（間に合った）', 'ポン チー カン 誤ポン 誤チー 空鳴き 発声'),
  wrongCallLate: foul('誤った発声（気づくのが遅い）', 'ポン チー カン 誤ポン 誤チー 発声'),
  invalidGroup: foul('面子にならない副露', '誤ポン 誤チー 鳴き メンツ めんつ 槓 違う牌'),
  swapDiscard: foul('喰い替え', '食い替え くいかえ クイカエ 鳴き'),
  wrongPlacement: foul('鳴いた牌の置き間違い', '横向き 副露 向き さらす'),
  unturnedRiichi: foul('リーチ宣言牌が横向きでない', '立直 りーち 横 向き'),
  notenRiichi: foul('ノーテンリーチ', '不聴 立直 りーち のーてん チョンボ'),
  openRiichi: foul('鳴いた手でリーチ', '立直 りーち 副露 門前 オープン'),
  riichiDiscard: foul('リーチ後の手出し', '立直 りーち 手出し 打牌 てだし'),
  riichiKan: foul('リーチ後の誤った暗槓', '立直 りーち 槓 カン 待ち 変わる 送り槓 あんかん'),
  falseTenpai: foul('ノーテンでテンパイ宣言', '聴牌 不聴 流局 てんぱい のーてん'),
  obstruction: foul('進行の妨害', '遅い 長考 私語 騒音 迷惑 マナー 三味線'),
  obstructionSuspect: foul('不正の疑いがある妨害', 'イカサマ いかさま 山 点棒 手元 隠す'),
  disruptive: foul('迷惑行為', '暴言 大声 マナー 遅延 迷惑'),
  foreignObject: foul('持ち込み品・電子機器', '電話 携帯 スマホ 時計 指輪 メモ 電卓 でんわ'),
  device: foul('電子機器の使用', '携帯 スマホ 音楽 時計 イヤホン'),
  phone: foul('電話が鳴った', '携帯 スマホ でんわ 着信 けいたい'),
  passingInformation: foul('情報を伝えた', '口出し 通し 教える 助言 ヒント'),
  tableTalk: foul('手牌の話・三味線', 'しゃみせん シャミセン 会話 私語 はったり'),
  protest: foul('審判長への公然の抗議', '抗議 口論 苦情 こうぎ'),
  rabbit: foul('局後に残りの牌を見た', '山 めくる ツモる牌 見る'),
  tileHandling: foul('強打・見えにくい打牌', 'きょうだ 叩く 隠す 捨て牌'),
  stayedInRoom: foul('提出後も会場に残った', '退室 会場 残る 観戦'),
  cheating: foul('イカサマ', 'いかさま 不正 すり替え 積み込み ふせい'),
  allLastWrong: foul('オーラス用紙の誤り', 'おーらす 点数 用紙 最終局'),
  sheetWrong: foul('点数表の誤り（点棒は戻した後）', '報告 合計 点棒 記入 用紙'),
  late: foul('遅刻', 'ちこく 遅れ 不在 分'),
  lateForfeit: foul('十分を超える遅刻', 'ちこく 欠席 不在 没収 不戦敗'),
  leftHanchan: foul('半荘の途中で離席', '退席 帰る 離脱 没収'),
  missedOnPurpose: foul('わざと半荘に出なかった', '欠席 棄権 逃げ 没収'),
  other: foul('その他', '規定 にない 書いていない そのほか'),
};
