import { errorText } from '../../applications/errorTexts';
import { emailSuggestion } from '../emailSuggestion';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { LeaveDialog } from '../LeaveDialog/LeaveDialog';
import { REAL_SERVICES } from '../realServices';
import { deliver } from '../submission/deliver';
import { fileErrors, refusedFile, validateState } from './applicationRules';
import { ApplicationThanks } from './ApplicationThanks';
import { createApplicationRequest } from './createApplicationRequest';
import { problemsOf } from './problemsOf';

/** The rules of an application, its way to the server, and what is shown of both: a bundle of its own. */
export const APPLICATION_TOOLS = {
  ApplicationThanks,
  ErrorSummary,
  LeaveDialog,
  createApplicationRequest,
  deliver,
  emailSuggestion,
  errorText,
  fileErrors,
  problemsOf,
  refusedFile,
  services: REAL_SERVICES,
  validateState,
};
