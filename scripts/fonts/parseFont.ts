// oxlint-disable-next-line typescript/triple-slash-reference -- programs that import this file from outside the folder must find the types too
/// <reference path="./opentypeJs.d.ts" />
// oxlint-disable-next-line import/default -- Node loads the CommonJS build, which has only a default export.
import opentype, { type Font } from 'opentype.js';
import { withDirectLookups } from './directLookups';

/** Parses a TrueType file including its kerning. @throws if the bytes are not a font */
export function parseFont(bytes: Uint8Array): Font {
  // oxlint-disable-next-line import/no-named-as-default-member -- as above, `parse` is no named export in Node.
  return opentype.parse(withDirectLookups(bytes));
}
