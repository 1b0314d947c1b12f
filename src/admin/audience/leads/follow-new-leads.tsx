import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { leadRoutes, type NewLeads, newLeadsSchema } from '../../../contract/audience/leads.ts';
import { nounKey } from '../../platform/route-key.ts';
import { useOnlyTab } from '../../platform/use-only-tab.ts';
import { useServerEvents } from '../../platform/use-server-events.ts';
import { newLeadsQuery } from './new-leads.ts';

const shared = 'pagehaul-new-leads';
/** What a tab says that has just opened. */
const question = 'how many';

/** Keeps the number of new leads and all open lists of leads current. One tab is connected, and tells the others. */
export function FollowNewLeads() {
  const client = useQueryClient();
  const isConnected = useOnlyTab(shared);
  const channel = useRef<BroadcastChannel>(null);
  const say = useEffectEvent((message: unknown) => channel.current?.postMessage(message));
  const take = (news: NewLeads) => {
    const isFirst = client.getQueryData(newLeadsQuery.queryKey) === undefined;
    client.setQueryData(newLeadsQuery.queryKey, news);
    if (!isFirst) void client.invalidateQueries({ queryKey: nounKey(leadRoutes.list) });
  };
  const hear = useEffectEvent((message: unknown) => {
    const known = client.getQueryData(newLeadsQuery.queryKey);
    const news = newLeadsSchema.safeParse(message);
    if (news.success) take(news.data);
    else if (message === question && isConnected && known) say(known);
  });
  useEffect(() => {
    const opened = new BroadcastChannel(shared);
    opened.addEventListener('message', ({ data }) => hear(data));
    channel.current = opened;
    say(question);
    return () => opened.close();
  }, []);
  useServerEvents({
    route: leadRoutes.watch,
    params: undefined,
    event: 'leads',
    onMessage: news => {
      take(news);
      say(news);
    },
    enabled: isConnected,
  });
  return null;
}
