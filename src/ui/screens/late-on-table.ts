import { latePart } from './part.tsx';

// What is seen at a table only once something was done, or at other tables than that of a first fight: it comes after
// the first question.
export const PlanBoard = latePart(async () => (await import('../board/PlanBoard.tsx')).PlanBoard);
export const ExchangeSheet = latePart(
  async () => (await import('../exchange/ExchangeSheet.tsx')).ExchangeSheet,
);
export const AutoPassDialog = latePart(
  async () => (await import('../panels/AutoPassDialog.tsx')).AutoPassDialog,
);
export const DeniedLine = latePart(async () => (await import('../panels/DeniedLine.tsx')).DeniedLine);
export const ForesightLine = latePart(
  async () => (await import('../panels/ForesightPanel.tsx')).ForesightLine,
);
export const ForesightPanel = latePart(
  async () => (await import('../panels/ForesightPanel.tsx')).ForesightPanel,
);
export const HelpDialog = latePart(async () => (await import('../panels/HelpDialog.tsx')).HelpDialog);
export const InspectDialog = latePart(
  async () => (await import('../panels/InspectDialog.tsx')).InspectDialog,
);
export const PlanPanel = latePart(async () => (await import('../panels/PlanPanel.tsx')).PlanPanel);
export const RulerLine = latePart(async () => (await import('../panels/RulerLine.tsx')).RulerLine);
export const SceneBar = latePart(async () => (await import('../rules/SceneBar.tsx')).SceneBar);
export const AfterBar = latePart(async () => (await import('./AfterBar.tsx')).AfterBar);
export const CampaignBar = latePart(async () => (await import('./CampaignBar.tsx')).CampaignBar);
export const OutcomeDialog = latePart(async () => (await import('./OutcomeDialog.tsx')).OutcomeDialog);
export const WorkshopBar = latePart(async () => (await import('./WorkshopBar.tsx')).WorkshopBar);
