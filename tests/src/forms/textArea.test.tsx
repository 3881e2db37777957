import { render, screen } from '@testing-library/react';
import { TextArea } from '../../../src/forms/TextArea/TextArea';
import { German } from '../../helpers/German';

it('the counter counts like the rule, also what was pasted in parts and with invisible characters', () => {
  const props = { name: 'pitch', label: 'Pitch', maxLength: 20, onChange: () => {} };
  render(<TextArea {...props} value={' Fu\u0308r die Gro\u0308\u00DFe\u00AD \r\n'} />, { wrapper: German });
  expect(screen.getByText('Noch 7 Zeichen')).toBeTruthy();
});
