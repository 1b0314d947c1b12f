import type { CaseStatus } from '../../../contract/audience/cases.ts';
import type { Tone } from '../../platform/ui/status-badge.tsx';

export const statusLabels: Readonly<Record<CaseStatus, { word: string; tone: Tone }>> = {
  draft: { word: 'Draft', tone: 'neutral' },
  published: { word: 'Published', tone: 'green' },
  withdrawn: { word: 'Withdrawn', tone: 'orange' },
};

export const statusOptions = Object.entries(statusLabels).map(([value, { word }]) => ({
  value: value as CaseStatus,
  label: word,
}));

export const loadOptions = [
  { value: '', label: 'Not known' },
  { value: '1', label: '1/8 of the truck' },
  { value: '2', label: '1/4 of the truck' },
  { value: '3', label: '3/8 of the truck' },
  { value: '4', label: 'Half the truck' },
  { value: '5', label: '5/8 of the truck' },
  { value: '6', label: '3/4 of the truck' },
  { value: '7', label: '7/8 of the truck' },
  { value: '8', label: 'One truck' },
  { value: '12', label: 'One truck and a half' },
  { value: '16', label: 'Two trucks' },
  { value: '24', label: 'Three trucks' },
];
