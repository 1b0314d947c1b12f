/** What stands beside the map when a writer was asked for it and failed; by content pack. */
const descriptions: Readonly<Record<string, string>> = {
  'junk-removal':
    'We pick up all over {{city}}, {{state}}: houses, condos, offices and job sites. Tell us about the gate, the stairs or the elevator, and we plan for it.',
  'online-marriage':
    'Get married online from {{city}}, {{state}}. The ceremony takes place over video with a licensed officiant, so you need no venue and no travel: you, your partner and a good connection are enough.',
  'recovery-equipment':
    'We bring face-down recovery equipment to homes in {{city}}, {{state}} and the towns around it, and collect it when the recovery is over. Set-up and a clear explanation are part of it.',
};

/** @example mapDescription('junk-removal') // 'We pick up all over {{city}}, {{state}}: …' */
export function mapDescription(pack: string): string {
  return (Object.hasOwn(descriptions, pack) && descriptions[pack]) || (descriptions['junk-removal'] ?? '');
}
