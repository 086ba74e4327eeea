-- Operators set what the two sides of a deal are offered on paper.
-- Judged: site_settings_section_check: a handful of rows, all of which meet the wider check.

alter table site_settings
  drop constraint site_settings_section_check,
  add constraint site_settings_section_check check (section in ('claims', 'currencies', 'senders', 'agreements'));
