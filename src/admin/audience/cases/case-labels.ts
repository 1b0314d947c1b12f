import type { CaseStatus } from '../../../contract/audience/case-filter.ts';
import type { Tone } from '../../platform/ui/status-badge.tsx';

export const statusLabels: Readonly<Record<CaseStatus, { word: string; tone: Tone }>> = {
  draft: { word: 'Draft', tone: 'neutral' },
  published: { word: 'Published', tone: 'green' },
  withdrawn: { word: 'Withdrawn', tone: 'orange' },
};

/** Loads in the unit of the trade. */
export const loadOptions = (unit: string) => [
  { value: '', label: 'Not known' },
  { value: '1', label: `1/8 of the ${unit}` },
  { value: '2', label: `1/4 of the ${unit}` },
  { value: '3', label: `3/8 of the ${unit}` },
  { value: '4', label: `Half the ${unit}` },
  { value: '5', label: `5/8 of the ${unit}` },
  { value: '6', label: `3/4 of the ${unit}` },
  { value: '7', label: `7/8 of the ${unit}` },
  { value: '8', label: `One ${unit}` },
  { value: '12', label: `One ${unit} and a half` },
  { value: '16', label: `Two ${unit}s` },
  { value: '24', label: `Three ${unit}s` },
];
