import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/Icon/Icon';
import type { FilterOptionView } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { checkRadio } from '../../lib/checkRadio';
import { writeParameter } from '../../lib/writeParameter';
import { visuallyHidden } from '../../theme/mixins';
import type { SectionProps } from '../sectionProps';
import { FilterGroup } from './FilterGroup';
import { chip, control, group, opener, option, shown, traits } from './listFilterStyles';

// Service pages have no filtered list, and list pages no mixer; a separate bundle would cost every page more than this.
export { Mixer } from '../Mixer/Mixer';

/** URL parameter of the choice. */
const PARAMETER = 'filter';

const chosenEarly = () =>
  window.prerendered?.querySelector<HTMLInputElement>(`[name=${PARAMETER}]:checked`)?.value;

/**
 * Narrows the lists of a page to entries of one kind, discipline, year, city, unit or client: radio buttons whose state
 * the stylesheet uses. With script the address keeps the choice across reload and Back.
 */
export function ListFilter({ block }: SectionProps<'listFilter'>) {
  const text = useText();
  const { path } = usePageInfo();
  const { pathname, search, key } = useLocation();
  const isFirst = useRef(true);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<FilterOptionView>();

  useLayoutEffect(() => {
    // During a navigation the address is already that of the next page.
    if (pathname !== path) return;
    // Without a value in the address, a choice made before hydration stays; a later entry without one shows all.
    const wanted = new URLSearchParams(search).get(PARAMETER) ?? (isFirst.current ? chosenEarly() : '');
    isFirst.current = false;
    if (wanted !== undefined) checkRadio(fieldset.current, wanted);
    // `key`: the link to this page leads to a new entry with the same query as the router knows.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [pathname, path, search, key]);

  const keep = (value: string) => writeParameter(path, PARAMETER, value);
  const choose = (choice: FilterOptionView) => {
    keep(choice.value);
    setChosen(choice);
  };
  const takeOver = useEffectEvent(() => {
    const checked = fieldset.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (checked && !new URLSearchParams(search).has(PARAMETER)) keep(checked);
  });
  // Choice made before hydration.
  useEffect(() => takeOver(), []);
  const { legend, all, total, options, more } = block;
  const everything = { number: 0, value: '', label: all, count: total };
  return (
    <fieldset ref={fieldset} className={group}>
      <legend className={visuallyHidden}>{legend}</legend>
      {options.map((own, index) => (
        <div key={index} className={shown}>
          <Options options={index === 0 ? [everything, ...own] : own} onChoose={choose} />
        </div>
      ))}
      {more && (
        <>
          <details>
            <summary className={opener}>
              {more.label}
              <Icon name="plus" size={20} />
            </summary>
          </details>
          <div className={traits}>
            {more.traits.map(({ label, options: own }) => (
              <FilterGroup key={label} label={label} as="div">
                <Options options={own} onChoose={choose} />
              </FilterGroup>
            ))}
          </div>
        </>
      )}
      <output className={visuallyHidden}>
        {/* A new element each time, so that the same number is announced again. */}
        {chosen && <span key={chosen.number}>{text('list.filter.shown', { count: chosen.count })}</span>}
      </output>
    </fieldset>
  );
}

interface OptionsProps {
  options: readonly FilterOptionView[];
  onChoose: (option: FilterOptionView) => void;
}

function Options({ options, onChoose }: OptionsProps) {
  return options.map((choice) => (
    <label key={choice.value} className={option}>
      <input
        className={control}
        type="radio"
        name={PARAMETER}
        value={choice.value}
        defaultChecked={choice.value === ''}
        data-option={choice.number}
        onChange={() => onChoose(choice)}
      />
      <span className={chip}>
        {choice.label} <sup>{choice.count}</sup>
      </span>
    </label>
  ));
}
