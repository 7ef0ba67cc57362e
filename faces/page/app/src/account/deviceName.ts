// A device as a person would call it, from what its browser says of itself.

/** The first that is named counts: most browsers name others besides themselves. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const MOST = 60;

/** `Firefox, Windows`; what no browser says, such as the name of a program, is shown as it is. */
export function deviceName(userAgent: string): string {
  const first = (list: typeof BROWSERS) => list.find(([mark]) => mark.test(userAgent))?.[1];
  const known = [first(BROWSERS), first(SYSTEMS)].filter((one) => one !== undefined);
  return known.length > 0 ? known.join(', ') : userAgent.slice(0, MOST);
}
