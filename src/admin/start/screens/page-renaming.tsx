import { BatchChoice } from '../../generation/batches/batch-choice.tsx';
import { RenamingScreen } from '../../pages/page-renamings/renaming-screen.tsx';

/** Changing many addresses, among them those of a batch. */
export function PageRenaming() {
  return <RenamingScreen BatchChoice={BatchChoice} />;
}
