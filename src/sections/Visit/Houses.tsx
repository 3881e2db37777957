import { cx } from '@linaria/core';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { RowList } from '../../components/RowList/RowList';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { TextLink } from '../../components/TextLink/TextLink';
import type { HouseView, LinkView } from '../../content/view';
import { bleed } from '../../theme/mixins';
import { HouseAddress } from './HouseAddress';
import * as styles from './Houses.styles';

export interface HousesProps {
  heading?: string | undefined;
  houses: HouseView[];
  /** Link to more houses. */
  link?: LinkView | undefined;
  /** true: the first poster is in view when the page opens. */
  isFirst: boolean;
}

/** All houses as poster rows: address, contact details, route and number of jobs. */
export function Houses({ heading, houses, link, isFirst }: HousesProps) {
  const level = heading ? 3 : 2;
  return (
    <div className={cx(bleed, styles.stack)}>
      <SectionHead heading={heading} link={link} />
      <RowList>
        {houses.map((house, index) => (
          <li key={house.href} className={styles.row}>
            <House house={house} level={level} isPriority={isFirst && index === 0} />
          </li>
        ))}
      </RowList>
    </div>
  );
}

interface HouseProps {
  house: HouseView;
  level: 2 | 3;
  isPriority: boolean;
}

function House({ house, level, isPriority }: HouseProps) {
  const { href, hreflang, city, picture, route, jobs, ...contact } = house;
  const Heading = `h${level}` as const;
  return (
    <>
      <span className={`${styles.poster} ${styles.crop}`} data-house="poster">
        <Picture picture={picture} fit="whole" isPriority={isPriority} />
      </span>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link className={styles.nameLink} href={href} hreflang={hreflang} data-cursor="teaserMore">
            <span data-house="title">{city}</span>
          </Link>
        </Heading>
        <div className={styles.facts}>
          <div className={styles.reach}>
            <HouseAddress {...contact} />
          </div>
          <div className={styles.links}>
            {typeof jobs === 'string' ? (
              <p>{jobs}</p>
            ) : (
              <TextLink href={jobs.href} hreflang={jobs.hreflang} icon="arrow-right">
                {jobs.label}
              </TextLink>
            )}
            <TextLink href={route.href} isExternal={route.isExternal}>
              {route.label}
            </TextLink>
          </div>
        </div>
      </div>
    </>
  );
}
