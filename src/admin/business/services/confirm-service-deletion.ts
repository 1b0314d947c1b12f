import type { Service } from '../../../contract/business/services.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';

export function confirmServiceDeletion(service: Pick<Service, 'name'>, onConfirm: () => void): void {
  confirmLoss({
    title: 'Delete service',
    question: `Delete “${service.name}”?`,
    consequence:
      'Its texts will be deleted. This cannot be undone. Pages keep showing them until you move the pages to a newer version of their template.',
    action: 'Delete',
    onConfirm,
  });
}
