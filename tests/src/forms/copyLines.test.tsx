import { renderHook } from '@testing-library/react';
import { useCopyLines } from '../../../src/forms/ApplicationForm/useCopyLines';
import { initiativeApplication, viennaApplication } from '../../../stories/fixtures/jobContents';
import { German } from '../../helpers/German';

it.each([
  [viennaApplication, 'Zur Stelle\nStellennummer 4112'],
  [initiativeApplication, 'Initiativbewerbung'],
])('the copy begins with what was applied for, not with a headline', (content, subject) => {
  const { result } = renderHook(() => useCopyLines({ first_name: 'Mira' }, content), { wrapper: German });
  expect(result.current).toMatchObject([
    { label: 'Bewerbung', value: subject },
    { label: 'Vorname', value: 'Mira' },
  ]);
});
