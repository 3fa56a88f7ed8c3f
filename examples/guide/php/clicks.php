<?php

require 'campcairn.php';

$page = call('GET', '/leads?kind=click&since=2026-01-01T00:00:00Z&limit=200');
foreach ($page['data'] as $lead) {
    echo $lead['id'], ' ', $lead['created_at'], ' ', $lead['listing']['external_id'] ?? '', "\n";
}
