import { testStories } from '../helpers/storyTests';

testStories('pages');
