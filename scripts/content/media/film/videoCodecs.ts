import { EXPORT_ADVICE, FilmFault } from './filmFault';

const hex = (byte: number): string => byte.toString(16).padStart(2, '0').toUpperCase();
const two = (number: number): string => String(number).padStart(2, '0');

/** H.264 profiles that browsers play: Baseline, Main, Extended, High. The others have 10 bits or more colour. */
const PLAYED_PROFILES: readonly number[] = [66, 77, 88, 100];

/**
 * Codec string of H.264 (RFC 6381), e.g. `avc1.64001F`, from its configuration (`avcC`, ISO/IEC 14496-15).
 * @throws FilmFault if it is an editing profile
 */
export function h264Codec(configuration: Buffer): string {
  const [profile = 0, constraints = 0, level = 0] = configuration.subarray(1, 4);
  if (!PLAYED_PROFILES.includes(profile))
    throw new FilmFault(
      'the film is in an editing profile of H.264 (10 bits, or 4:2:2 colour), which browsers do not play',
      EXPORT_ADVICE,
    );
  return `avc1.${hex(profile)}${hex(constraints)}${hex(level)}`;
}

/**
 * Codec string of AV1, e.g. `av01.0.04M.08`, from its configuration (`av1C`, AV1 in ISOBMFF).
 * @throws FilmFault if it is an editing profile
 */
export function av1Codec(configuration: Buffer): string {
  const [profileAndLevel = 0, depth = 0] = configuration.subarray(1, 3);
  const profile = profileAndLevel >> 5;
  if (profile !== 0)
    throw new FilmFault(
      'the film is in an editing profile of AV1 (4:4:4 or 4:2:2 colour), which browsers do not play',
      'export it with AV1 of the profile Main, or as MP4 with H.264',
    );
  const tier = depth & 0x80 ? 'H' : 'M';
  return `av01.${profile}.${two(profileAndLevel & 0x1f)}${tier}.${depth & 0x40 ? '10' : '08'}`;
}
