<?php

require 'campcairn.php';

// The last run's newest time, and the ids of that time: `since` includes it.
$kept = is_file('clicks.json') ? json_decode(file_get_contents('clicks.json'), true) : null;
[$since, $ids] = $kept ?? ['2026-01-01T00:00:00Z', []];
$known = $ids;
foreach (readAll("/leads?kind=click&since=$since") as $lead) {
    if (in_array($lead['id'], $known, true)) {
        continue;
    }
    echo $lead['id'], ' ', $lead['created_at'], ' ', $lead['listing']['external_id'] ?? '', "\n";
    $ids = $lead['created_at'] === $since ? [...$ids, $lead['id']] : [$lead['id']];
    $since = $lead['created_at'];
}
file_put_contents('clicks.json', json_encode([$since, $ids]));
