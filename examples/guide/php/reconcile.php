<?php

require 'campcairn.php';

$rows = array_map(fn ($line) => str_getcsv($line, escape: ''), file('fifty-vans.csv'));
$mine = array_column($rows, 0);

foreach (readAll('/listings?') as $listing) {
    if (!in_array($listing['external_id'], $mine, true)) {
        call('DELETE', '/listings/' . $listing['external_id']);
        echo 'deleted ', $listing['external_id'], "\n";
    }
}
