import { SimpleGrid, Text, Title } from '@mantine/core';
import { type Lead, leadRoutes } from '../../../contract/audience/leads.ts';
import { addressOf } from '../../platform/api.ts';
import { counted } from '../../platform/ui/count.ts';
import { leadName } from './lead-labels.ts';
import classes from './lead-photos.module.css';

/** The photos of a lead; each opens in full in a new tab. */
export function LeadPhotos({ lead }: { lead: Lead }) {
  if (lead.photos.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No photos were sent along.
      </Text>
    );
  }
  return (
    <div>
      <Title order={3} mb="xs">
        {counted(lead.photos.length, 'photo')}
      </Title>
      <SimpleGrid component="ul" minColWidth="8rem" spacing="0.5rem">
        {lead.photos.map(({ number, width, height }) => {
          const address = addressOf(leadRoutes.photo.path, { params: { id: lead.id, n: number } });
          return (
            <li key={number}>
              <a href={address} target="_blank" rel="noreferrer" className={classes.photo}>
                <img
                  src={address}
                  width={width}
                  height={height}
                  loading="lazy"
                  alt={`Number ${number} from ${leadName(lead)}, opens in a new tab`}
                />
              </a>
            </li>
          );
        })}
      </SimpleGrid>
    </div>
  );
}
