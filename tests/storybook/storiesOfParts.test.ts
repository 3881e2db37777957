import { testStories } from '../helpers/storyTests';

testStories('parts');
