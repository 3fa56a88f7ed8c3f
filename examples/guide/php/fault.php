<?php

$stream = fopen(getenv('CAMPCAIRN_BASE_URL') . '/me', 'r', context: stream_context_create(['http' => [
    'header' => ['Authorization: Bearer ' . getenv('CAMPCAIRN_API_KEY'), 'CC-Test-Fault: rate_limited'],
    'ignore_errors' => true,
]]));
echo preg_filter('/^HTTP\S+ (\d+).*/', '$1', stream_get_meta_data($stream)['wrapper_data'][0]), "\n";
