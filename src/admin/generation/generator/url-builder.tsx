import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { compileSlugPattern } from '../../../engine/index.ts';
import { PatternField, withVariable } from './pattern-field.tsx';

interface UrlBuilderProps {
  pattern: string;
  /** Names the pattern may hold. */
  names: readonly string[];
  values: Readonly<Record<string, string>>;
  error: string | undefined;
  onPattern: (pattern: string) => void;
}

/** The address of a single page: its pattern, chips that append a variable, and the address as it would be. */
export function UrlBuilder({ pattern, names, values, error, onPattern }: UrlBuilderProps) {
  const compiled = compileSlugPattern(pattern, names);
  const slug = compiled.fill(values);
  const isReady = slug !== '' && compiled.variables.every(name => (values[name] ?? '').trim() !== '');
  return (
    <PatternField
      description="Variables are replaced. Other words stay."
      value={pattern}
      error={error}
      onChange={event => onPattern(event.currentTarget.value)}
      names={names}
      onAppend={name => onPattern(withVariable(pattern, name))}
    >
      <Text size="sm" mt={10} style={{ overflowWrap: 'anywhere' }}>
        <Text span c="dimmed">
          Preview:{' '}
        </Text>
        <span className="mono">/{slug === '' ? '' : `${slug}/`}</span>
      </Text>
      <Text component="output" display="block" size="sm" c={isReady ? 'var(--tone-green)' : 'dimmed'} mt={2}>
        {isReady ? (
          <>
            <IconCheck size={14} aria-hidden style={{ verticalAlign: '-2px' }} /> URL ready for generation
          </>
        ) : (
          'Fill in the fields above to see the final URL'
        )}
      </Text>
    </PatternField>
  );
}
