import type { Measurement } from '../report.ts';
export async function measureExport(_folder: string, size: number): Promise<Measurement> {
  return { measure: 'export', size, figures: {} };
}
