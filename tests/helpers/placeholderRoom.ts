import type { Locator } from 'playwright-core';

/** Width in px that the placeholder of a field needs, and the width that the field has for it. */
export const placeholderRoom = (field: Locator): Promise<{ needed: number; room: number }> =>
  field.evaluate((box) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(box);
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    pen.font = font;
    return {
      needed: pen.measureText((box as HTMLInputElement).placeholder).width,
      room: box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    };
  });
