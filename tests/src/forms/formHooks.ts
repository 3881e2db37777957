import { act } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { type FormServices, FormServicesContext } from '../../../src/forms/services';

/** Advances the fake clock (ms) and runs everything due. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Wraps a form hook to provide these services. */
export const withServices =
  (services: Partial<FormServices>) =>
  ({ children }: { children: ReactNode }) =>
    createElement(FormServicesContext, { value: services as FormServices }, children);
