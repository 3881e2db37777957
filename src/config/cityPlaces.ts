/** Coordinates of the group's cities, by location id: degrees north and east. */
export const CITY_PLACES: Readonly<Record<string, readonly [north: number, east: number]>> = {
  berlin: [52.52, 13.41],
  duesseldorf: [51.23, 6.78],
  frankfurt: [50.11, 8.68],
  hamburg: [53.55, 9.99],
  stuttgart: [48.78, 9.18],
  wien: [48.21, 16.37],
  zuerich: [47.38, 8.54],
};
