// A code as rectangles: dark squares side by side are drawn as one, so that no hairlines show between them.

import { encode } from 'uqr';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Readers want four light squares around it; the caller leaves two of them, these are the others. */
const BORDER = 2;

export function qrRects(text: string, size: number): Rect[] {
  const { data } = encode(text, { ecc: 'M', border: BORDER });
  const unit = size / data.length;
  const rects: Rect[] = [];
  for (const [row, modules] of data.entries()) {
    let from = -1;
    for (let column = 0; column <= modules.length; column++) {
      const isDark = modules[column] === true;
      if (isDark && from < 0) from = column;
      if (isDark || from < 0) continue;
      rects.push({ x: from * unit, y: row * unit, width: (column - from) * unit, height: unit });
      from = -1;
    }
  }
  return rects;
}
