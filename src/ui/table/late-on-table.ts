import { latePart } from '../page/part.tsx';

// What is seen at a table only once something was done, or at other tables than that of a first fight: it comes after
// the first question.
export const PlanBoard = latePart(async () => (await import('./plan/PlanBoard.tsx')).PlanBoard);
export const GearSheet = latePart(async () => (await import('./sheets/GearSheet.tsx')).GearSheet);
export const TableDialog = latePart(async () => (await import('./TableDialog.tsx')).TableDialog);
export const DeniedLine = latePart(async () => (await import('./actions/DeniedLine.tsx')).DeniedLine);
export const ForesightLayer = latePart(
  async () => (await import('./threats/ForesightLayer.tsx')).ForesightLayer,
);
export const ForesightLine = latePart(
  async () => (await import('./threats/ForesightPanel.tsx')).ForesightLine,
);
export const ForesightPanel = latePart(
  async () => (await import('./threats/ForesightPanel.tsx')).ForesightPanel,
);
export const HintLine = latePart(async () => (await import('./question/HintLine.tsx')).HintLine);
export const InspectDialog = latePart(async () => (await import('./drawer/InspectDialog.tsx')).InspectDialog);
export const PlanNotes = latePart(async () => (await import('./plan/PlanNotes.tsx')).PlanNotes);
export const PlanDock = latePart(async () => (await import('./PlanDock.tsx')).PlanDock);
export const RulerLine = latePart(async () => (await import('./ruler/RulerLine.tsx')).RulerLine);
export const LateNotes = latePart(async () => (await import('./LateNotes.tsx')).LateNotes);
export const AfterBar = latePart(async () => (await import('./end/OutcomeDialog.tsx')).AfterBar);
export const OutcomeDialog = latePart(async () => (await import('./end/OutcomeDialog.tsx')).OutcomeDialog);
export const ChooseForMe = latePart(async () => (await import('./question/ChooseForMe.tsx')).ChooseForMe);
export const Drawer = latePart(async () => (await import('./drawer/Drawer.tsx')).Drawer);
export const PassDevice = latePart(async () => (await import('./question/PassDevice.tsx')).PassDevice);
export const OverTo = latePart(async () => (await import('./DockEdge.tsx')).DockEdge);
export const ApproachCard = latePart(async () => (await import('./actions/ApproachCard.tsx')).ApproachCard);
export const GatherCard = latePart(async () => (await import('./actions/GatherCard.tsx')).GatherCard);
export const CardsOnWay = latePart(async () => (await import('./deeds/CardsOnWay.tsx')).CardsOnWay);
// Who plays a first fight has a turn first.
export const Question = latePart(async () => (await import('./question/Question.tsx')).Question);
export const HeroesToPlace = latePart(async () => (await import('./question/Placing.tsx')).HeroesToPlace);
export const PlaceOrStart = latePart(async () => (await import('./question/Placing.tsx')).PlaceOrStart);
export const Recap = latePart(async () => (await import('./tray/Recap.tsx')).Recap);
export const Watching = latePart(async () => (await import('./tray/Watching.tsx')).Watching);
export const Undone = latePart(async () => (await import('./tray/Undone.tsx')).Undone);
export const BoardPlates = latePart(async () => (await import('./actions/BoardPlates.tsx')).BoardPlates);
export const TargetCard = latePart(async () => (await import('./actions/TargetCard.tsx')).TargetCard);
export const SureLine = latePart(async () => (await import('./question/SureLine.tsx')).SureLine);
export const TargetList = latePart(async () => (await import('./actions/TargetList.tsx')).TargetList);
export const AtAnyTime = latePart(async () => (await import('./question/Beside.tsx')).AtAnyTime);
export const NotAgain = latePart(async () => (await import('./question/Beside.tsx')).NotAgain);
