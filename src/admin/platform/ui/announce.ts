import { notifications } from '@mantine/notifications';

/** Says that something worked. Failures of writes are announced by the query client. */
export function announce(message: string) {
  notifications.show({
    color: 'green',
    message,
    autoClose: 4_000,
  });
}
