import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// For a machine that does much else at the same time: what is waited for may take far longer than the default of 1 s.
configure({ asyncUtilTimeout: 20_000 });
