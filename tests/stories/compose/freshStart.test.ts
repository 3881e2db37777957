import { freshStart } from '../../../.storybook/freshStart';
import { STORAGE_NAME } from '../../../stories/compose/model/storageName';

it('leaves the page that is being composed in the tab when another story is shown', () => {
  sessionStorage.setItem(STORAGE_NAME, 'page');
  sessionStorage.setItem('of-a-story', 'left');
  freshStart({});
  expect({ ...sessionStorage }).toEqual({ [STORAGE_NAME]: 'page' });
});
