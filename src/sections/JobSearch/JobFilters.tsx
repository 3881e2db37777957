import { css } from '@linaria/core';
import { type ReactNode, type ToggleEvent, useState } from 'react';
import { Chip } from '../../components/Chip/Chip';
import { Icon } from '../../components/Icon/Icon';
import { useText } from '../../i18n/useText';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { duration, easing } from '../../theme/motion';
import { visuallyHidden } from '../../theme/mixins';
import { border, space } from '../../theme/space';
import { type } from '../../theme/type';
import { type FilterOption, JOB_FILTERS, type JobFilter } from './jobQuery';

const summary = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: ${space(11)};
  padding-inline-end: ${space(2)};
  cursor: pointer;
  list-style: none;
  ${type.control}

  &::-webkit-details-marker {
    display: none;
  }

  & > span {
    text-decoration: underline;
    text-decoration-thickness: ${border.line};
    text-underline-offset: 0.3em;
  }

  & > svg {
    transition: transform ${duration.hover} ${easing.out};
  }

  details[open] > & > svg {
    transform: rotate(180deg);
  }

  ${when.hover} {
    &:hover > span {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

const panel = css`
  display: grid;
  padding-block: ${space(3)} ${space(2)};
`;

const group = css`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  padding-block: ${space(4)};
  border: 0;
  border-block-start: ${border.hair} solid ${color.hair};

  ${from.md} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 10fr);
    gap: ${space(4)};
  }
`;

const groupLabel = css`
  color: ${color.muted};
  ${type.label}

  ${from.md} {
    padding-block-start: 14px;
  }
`;

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export interface JobFiltersProps {
  options: Record<JobFilter, FilterOption[]>;
  chosen: Record<JobFilter, string[]>;
  onToggle: (filter: JobFilter, value: string) => void;
}

/** City, department and type as chips that are on or off; open from the start where the address asks for one. */
export function JobFilters({ options, chosen, onToggle }: JobFiltersProps) {
  const text = useText();
  const active = JOB_FILTERS.reduce((sum, filter) => sum + chosen[filter].length, 0);
  const [isOpen, setIsOpen] = useState(active > 0);
  const [lastActive, setLastActive] = useState(active);

  if (active !== lastActive) {
    setLastActive(active);
    if (active > 0) setIsOpen(true);
  }

  // The event is also sent when the address opened the element, which is known already.
  const follow = ({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) => {
    if (open !== isOpen) setIsOpen(open);
  };

  return (
    <details open={isOpen} onToggle={follow}>
      <summary className={summary}>
        <span>{text('jobs.filter.label')}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={panel}>
        {JOB_FILTERS.map((filter) => (
          <Group key={filter} label={text(`jobs.filter.${filter}`)}>
            {options[filter].map(({ id, label, count }) => (
              // Values without results are hidden, except chosen ones, which must stay removable.
              <li key={id} hidden={count === 0 && !chosen[filter].includes(id)}>
                <Chip
                  label={label}
                  count={count}
                  isPressed={chosen[filter].includes(id)}
                  onClick={() => onToggle(filter, id)}
                />
              </li>
            ))}
          </Group>
        ))}
      </div>
    </details>
  );
}

/** A group of filters. A legend cannot be a grid item, so the name is there twice: for screen readers and to be seen. */
function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={group}>
      <legend className={visuallyHidden}>{label}</legend>
      <p className={groupLabel} aria-hidden="true">
        {label}
      </p>
      <ul className={chips}>{children}</ul>
    </fieldset>
  );
}
