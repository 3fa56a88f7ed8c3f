<?php

require 'campcairn.php';

$me = call('GET', '/me');
echo $me['name'], ' ', json_encode($me['listings']), "\n";
