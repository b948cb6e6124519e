import { latePart } from './part.tsx';

// What is seen at a table only once something was done: it comes after the first question.
export const PlanBoard = latePart(async () => (await import('../board/PlanBoard.tsx')).PlanBoard);
export const ExchangeSheet = latePart(
  async () => (await import('../exchange/ExchangeSheet.tsx')).ExchangeSheet,
);
export const AutoPassDialog = latePart(
  async () => (await import('../panels/AutoPassDialog.tsx')).AutoPassDialog,
);
export const HelpDialog = latePart(async () => (await import('../panels/HelpDialog.tsx')).HelpDialog);
export const InspectDialog = latePart(
  async () => (await import('../panels/InspectDialog.tsx')).InspectDialog,
);
export const PlanPanel = latePart(async () => (await import('../panels/PlanPanel.tsx')).PlanPanel);
export const RulerLine = latePart(async () => (await import('../panels/RulerLine.tsx')).RulerLine);
export const OutcomeDialog = latePart(async () => (await import('./OutcomeDialog.tsx')).OutcomeDialog);
