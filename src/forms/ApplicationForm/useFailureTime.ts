import { useEffect, useState } from 'react';
import { LOCALES } from '../../content/locales';
import { usePageInfo } from '../../i18n/PageContext';

/** The time of day of the latest failure, e.g. `14:05`, by which a mail about it can be found; empty before. */
export function useFailureTime(failures: number): string {
  const { locale } = usePageInfo();
  const [time, setTime] = useState('');
  useEffect(() => {
    if (failures === 0) return;
    const format = new Intl.DateTimeFormat(LOCALES[locale].intl, { hour: '2-digit', minute: '2-digit' });
    setTime(format.format(new Date()));
  }, [failures, locale]);
  return time;
}
