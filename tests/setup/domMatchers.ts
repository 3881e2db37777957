import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// For busy machines: updates may take far longer than the default of 1 s.
configure({ asyncUtilTimeout: 20_000 });
