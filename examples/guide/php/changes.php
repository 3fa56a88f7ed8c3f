<?php

require 'campcairn.php';

$page = call('GET', '/listings?updated_since=2026-01-01T00:00:00Z&limit=200');
foreach ($page['data'] as $listing) {
    echo $listing['external_id'], ' ', $listing['status'], ' ', $listing['updated_at'], "\n";
}
