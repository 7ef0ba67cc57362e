// What tiles are called, read aloud and in sentences.

export const en = {
  suited: '{{rank}} of {{suit}}',
  red: 'red {{rank}} of {{suit}}',
  m: 'characters',
  p: 'circles',
  s: 'bamboos',
  z5: 'White dragon',
  z6: 'Green dragon',
  z7: 'Red dragon',
  back: 'face-down tile',
};

export const ja: typeof en = {
  suited: '{{rank}}{{suit}}',
  red: '赤{{rank}}{{suit}}',
  m: '萬',
  p: '筒',
  s: '索',
  z5: '白',
  z6: '發',
  z7: '中',
  back: '伏せ牌',
};
