/** The configured AI service and how to reach it. */
export interface AiConfig {
  readonly provider: 'openai-compatible' | 'anthropic';
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
}

interface AiVariables {
  readonly AI_BASE_URL?: string | undefined;
  readonly AI_API_KEY?: string | undefined;
  readonly AI_MODEL?: string | undefined;
}

/**
 * Problems with the combination of the three variables; the environment schema checks each one. A key or
 * model without an address is allowed, because the built-in writer needs neither.
 */
export function aiProblems({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: AiVariables): string[] {
  if (!AI_BASE_URL || !URL.canParse(AI_BASE_URL)) return [];
  const url = new URL(AI_BASE_URL);
  return [
    ...(url.username || url.password
      ? ['AI_BASE_URL: put the key into AI_API_KEY, not into the address']
      : []),
    ...(url.search || url.hash ? ['AI_BASE_URL: must end with its path, without ? or #'] : []),
    ...(AI_MODEL ? [] : ['AI_MODEL: is needed with AI_BASE_URL']),
    ...(isAnthropic(url) && !AI_API_KEY ? ['AI_API_KEY: is needed for Anthropic'] : []),
  ];
}

/** @example readAiConfig({ AI_BASE_URL: 'http://127.0.0.1:11434', AI_MODEL: 'm' }) // … baseUrl 'http://127.0.0.1:11434/v1' */
export function readAiConfig({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: AiVariables): AiConfig | null {
  if (!AI_BASE_URL) return null;
  const url = new URL(AI_BASE_URL);
  const address = url.href.replace(/^anthropic\+/, '').replace(/(?<!\/)\/+$/, '');
  return Object.freeze({
    provider: isAnthropic(url) ? 'anthropic' : 'openai-compatible',
    baseUrl: /^\/*$/.test(url.pathname) ? `${address}/v1` : address,
    apiKey: AI_API_KEY ?? null,
    model: AI_MODEL ?? '',
  });
}

const isAnthropic = (url: URL) =>
  url.protocol.startsWith('anthropic+') || url.hostname === 'api.anthropic.com';
