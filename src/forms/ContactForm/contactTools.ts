import { errorText } from '../../applications/errorTexts';
import { validateContact } from '../../applications/validateContact';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { LeaveDialog } from '../LeaveDialog/LeaveDialog';
import { REAL_SERVICES } from '../realServices';
import { deliver } from '../submission/deliver';

/** The rules of a message, its way to the server, and what is shown of both: a bundle of its own. */
export const CONTACT_TOOLS = {
  ErrorSummary,
  LeaveDialog,
  deliver,
  errorText,
  services: REAL_SERVICES,
  validateContact,
};
