-- Searches of travellers that found nothing or little, counted by day. No row is about a visitor.
create table search_count (
  day      date not null,
  -- Language of the page.
  language text not null collate "C",
  -- Words of which no place was known, normalised, without what may identify a person; empty for none.
  words    text not null collate "C",
  -- Name of the place and the areas around it, such as 'Bristol, England'; empty for none.
  place    text not null collate "C",
  -- ISO 3166 code of the place; empty for none.
  country  text not null collate "C",
  -- Categories with commas between them; empty for any.
  category text not null collate "C",
  -- Whether dates or filters besides the category narrowed the search.
  narrowed boolean not null,
  searches integer not null,
  -- Visitors of the day, told apart in the memory of each process.
  visits   integer not null,
  -- The highest number of results.
  found    smallint not null,
  primary key (day, words, place, country, category, narrowed, language)
) with (fillfactor = 50);
