/**
 * Checks the radio button with this value inside an element and unchecks the others; changes nothing if there is no such
 * button. Each one is set, otherwise React would miss the next choice of one that the browser has turned off.
 */
export function checkRadio(group: HTMLElement | null, value: string): void {
  const radios = [...(group?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
  if (!radios.some((radio) => radio.value === value)) return;
  for (const radio of radios) radio.checked = radio.value === value;
}
