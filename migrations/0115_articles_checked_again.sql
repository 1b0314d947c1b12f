-- Articles found under earlier rules are looked up again: they may be of another state or list articles.
update encyclopedia_articles set due_at = now() where title is not null;
