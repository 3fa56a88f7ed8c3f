<?php

require 'campcairn.php';

foreach (readAll('/listings?updated_since=2026-01-01T00:00:00Z') as $listing) {
    echo $listing['external_id'], ' ', $listing['status'], ' ', $listing['updated_at'], "\n";
}
